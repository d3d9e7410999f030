import { UndoSelect } from '#components/composer/drafts/UndoSelect.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useText } from '#i18n/i18n.ts'
import { AudienceChoice } from './AudienceChoice.tsx'
import { BookmarkGroup } from './BookmarkGroup.tsx'
import { NamedSetting } from './NamedSetting.tsx'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

/** Shows the settings of writing posts (docs/spec/settings.md#default-audience). */
export function PostsSection({ viewer }: { viewer: Account }) {
  const t = useText()
  return (
    <>
      <SettingsGroup name="audience" title={t('settings.audience')} help={t('settings.audience_help')}>
        <AudienceChoice viewer={viewer} />
      </SettingsGroup>
      <SettingsGroup name="writing" title={t('settings.writing')}>
        <NamedSetting name="undoSeconds">
          <UndoSelect viewer={viewer} />
        </NamedSetting>
        <PreferenceSwitch viewer={viewer} name="ctrlEnterEnabled" label={t('settings.ctrl_enter')} />
        <PreferenceSwitch
          viewer={viewer}
          name="originalUploads"
          label={t('settings.original_uploads')}
          help={t('settings.original_uploads_help')}
        />
        <PreferenceSwitch
          viewer={viewer}
          name="descriptionReminder"
          label={t('settings.description_reminder')}
          help={t('settings.description_reminder_help')}
        />
      </SettingsGroup>
      <BookmarkGroup />
    </>
  )
}
