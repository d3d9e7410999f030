import { useEditEditor } from '#data/writing/use-editor.ts'
import { editOf } from '#domain/composer/edit.ts'
import { useText } from '#i18n/i18n.ts'
import { fileName } from './file-name.ts'
import { OpenSourceForm, type SourceFormProps } from './OpenSourceForm.tsx'

/** Opens the edit of a post that is loaded. */
export function SourceForm(props: SourceFormProps) {
  const t = useText()
  const { post, source } = props
  // The editor keeps the first one: the post as it was when the edit began.
  const base = {
    post: editOf(post, source, (type, number) => fileName(type, number, t)),
    editedAt: post.edited_at,
  }
  const { editor, state } = useEditEditor(post.id, base)
  if (state.stage === 'closed' || state.stage === 'elsewhere') return null
  return <OpenSourceForm {...props} base={base} editor={editor} state={state} />
}
