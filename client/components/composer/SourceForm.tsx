import { useEditEditor } from '#data/writing/use-editor.ts'
import { editOf } from '#domain/composer/edit.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { OpenSourceForm, type SourceFormProps } from './OpenSourceForm.tsx'

/**
 * The names of files by their types. A file of another type is a document
 * (docs/spec/media.md#kinds-of-files).
 */
const FILE_NAMES = new Map<string, TextKey>([
  ['image', 'edit.image'],
  ['video', 'edit.video'],
  ['audio', 'edit.audio'],
])

/** Opens the edit of a post that is loaded. */
export function SourceForm(props: SourceFormProps) {
  const t = useText()
  const { post, source } = props
  const nameOf = (type: string, number: number) => t(FILE_NAMES.get(type) ?? 'edit.file', { number })
  // The editor keeps the first one: the post as it was when the edit began.
  const base = { post: editOf(post, source, nameOf), editedAt: post.edited_at }
  const { editor, state } = useEditEditor(post.id, base)
  if (state.stage === 'closed' || state.stage === 'elsewhere') return null
  return <OpenSourceForm {...props} base={base} editor={editor} state={state} />
}
