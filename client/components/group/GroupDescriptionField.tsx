import { useText } from '#i18n/i18n.ts'
import { TextArea } from '#ui/TextArea.tsx'

/** Shows the field for what a group is about (docs/spec/groups.md#edit-a-group). */
export function GroupDescriptionField({
  text,
  isFirst = false,
  onType,
}: {
  text: string
  /** It has the focus when the form opens. */
  isFirst?: boolean
  onType: (text: string) => void
}) {
  const t = useText()
  return (
    <TextArea
      label={t('group.description')}
      help={t('group.description_help')}
      data-autofocus={isFirst || undefined}
      // It comes when its window is open already.
      autoFocus={isFirst}
      value={text}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
