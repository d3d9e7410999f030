import type { Instance } from '#contract/entities/instance.ts'
import type { Visibility } from '#contract/entities/post.ts'
import type { DraftEditor } from '#data/writing/editors.ts'
import type { Draft } from '#domain/composer/draft.ts'
import type { ComposerTask } from '#domain/composer/task.ts'
import { hasGroupFeature } from '#domain/group/features.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { PostLanguageSelect } from './language/PostLanguageSelect.tsx'
import { VisibilitySelect } from './VisibilitySelect.tsx'

const GroupSelect = lazyPart(async () => (await import('./GroupSelect.tsx')).GroupSelect)

/** Shows for whom a draft is, to which group it goes, and in which language it is. */
export function DraftAudience({
  task,
  draft,
  editor,
  instance,
  allowed,
  visibility,
  language,
}: {
  task: ComposerTask
  draft: Draft
  editor: DraftEditor
  instance: Instance
  allowed: readonly Visibility[]
  /** null: not known yet. */
  visibility: Visibility | null
  language: string | null
}) {
  const isPlaced = task.kind === 'group' || task.kind === 'reply'
  return (
    <>
      <VisibilitySelect
        allowed={allowed}
        value={visibility}
        onChange={(chosen) => editor.change({ visibility: chosen })}
      />
      {!isPlaced && visibility !== null && hasGroupFeature(instance.version, 'read') && (
        <GroupSelect value={draft.groupId ?? null} onChange={(groupId) => editor.change({ groupId })} />
      )}
      <PostLanguageSelect value={language} onChange={(chosen) => editor.change({ language: chosen })} />
    </>
  )
}
