import type { EditableProfile, ProfileChanges } from '#domain/profile-edit/profile-edit.ts'
import { useText } from '#i18n/i18n.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Select } from '#ui/Select.tsx'

/**
 * Shows what kind of account it is, and who may follow and mention it (docs/spec/settings.md#profile-editor,
 * docs/spec/settings.md#who-may-mention, docs/spec/relationships.md#requests-that-outlive-the-lock,
 * docs/server/accounts.md#mention-policy).
 */
export function ProfileChoices({
  profile,
  isLocked,
  onChange,
}: {
  profile: EditableProfile
  /** Whether the account is locked now. */
  isLocked: boolean
  onChange: (changes: ProfileChanges) => void
}) {
  const t = useText()
  const policies = [
    { value: 'none', label: t('edit_profile.mentions_none') },
    { value: 'only_known', label: t('edit_profile.mentions_only_known') },
    { value: 'only_contacts', label: t('edit_profile.mentions_only_contacts') },
  ]
  return (
    <>
      <div>
        <Checkbox
          label={t('edit_profile.locked')}
          help={t(isLocked && !profile.locked ? 'edit_profile.unlocked_help' : 'edit_profile.locked_help')}
          checked={profile.locked}
          onChange={({ target }) => onChange({ locked: target.checked })}
        />
        <Checkbox
          label={t('edit_profile.bot')}
          checked={profile.bot}
          onChange={({ target }) => onChange({ bot: target.checked })}
        />
      </div>
      <Select
        label={t('edit_profile.mentions')}
        help={t('edit_profile.mentions_help')}
        options={policies}
        value={profile.mentionPolicy}
        onChange={({ target }) => onChange({ mentionPolicy: target.value })}
      />
    </>
  )
}
