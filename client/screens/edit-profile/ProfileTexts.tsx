import { directionOfField } from '#domain/direction.ts'
import { MAX_LENGTHS, nameLeft, noteLeft } from '#domain/profile-edit/problems.ts'
import type { EditableProfile, ProfileChanges } from '#domain/profile-edit/profile-edit.ts'
import { useText } from '#i18n/i18n.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { TooLong } from './TooLong.tsx'

/** Shows the name and the bio, and how much room is left in them (docs/spec/settings.md#profile-editor). */
export function ProfileTexts({
  profile,
  onChange,
}: {
  profile: EditableProfile
  onChange: (changes: ProfileChanges) => void
}) {
  const t = useText()
  const forName = nameLeft(profile.displayName)
  const forNote = noteLeft(profile.note)
  const roomText = (left: number) => left >= 0 && left < NEAR_END && t('edit_profile.room', { count: left })
  return (
    <>
      <TextField
        label={t('edit_profile.name')}
        value={profile.displayName}
        help={roomText(forName)}
        error={forName < 0 && <TooLong maximum={MAX_LENGTHS.displayName} />}
        onChange={({ target }) => onChange({ displayName: target.value })}
      />
      <TextArea
        label={t('edit_profile.note')}
        help={roomText(forNote) || t('edit_profile.note_help')}
        rows={4}
        dir={directionOfField(profile.note)}
        value={profile.note}
        error={forNote < 0 && <TooLong maximum={MAX_LENGTHS.note} />}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  )
}

/** The room in a text is said when little of it is left. */
const NEAR_END = 20
