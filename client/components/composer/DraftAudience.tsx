import type { Visibility } from '#contract/entities/post.ts'
import type { DraftEditor } from '#data/writing/editors.ts'
import { PostLanguageSelect } from './language/PostLanguageSelect.tsx'
import { VisibilitySelect } from './VisibilitySelect.tsx'

/** Shows for whom a draft is, and in which language. */
export function DraftAudience({
  editor,
  allowed,
  visibility,
  language,
}: {
  editor: DraftEditor
  allowed: readonly Visibility[]
  /** null: not known yet. */
  visibility: Visibility | null
  language: string | null
}) {
  return (
    <>
      <VisibilitySelect
        allowed={allowed}
        value={visibility}
        onChange={(chosen) => editor.change({ visibility: chosen })}
      />
      <PostLanguageSelect value={language} onChange={(chosen) => editor.change({ language: chosen })} />
    </>
  )
}
