import { UndoSelect } from '#components/composer/drafts/UndoSelect.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Visibility } from '#contract/entities/post.ts'
import { preferencesOf } from '#domain/preference.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { BookmarkGroup } from './BookmarkGroup.tsx'
import { NamedSetting } from './NamedSetting.tsx'
import { PreferenceChoice } from './PreferenceChoice.tsx'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

const AUDIENCES = ['public', 'private', 'subscribers'] as const satisfies readonly Visibility[]
const AUDIENCE_LABELS: Record<(typeof AUDIENCES)[number], TextKey> = {
  public: 'visibility.public',
  private: 'visibility.private',
  subscribers: 'visibility.subscribers',
}

/** Shows the settings of writing posts (docs/spec/settings.md#default-audience). */
export function PostsSection({ viewer }: { viewer: Account }) {
  const t = useText()
  const { defaultVisibility } = preferencesOf(viewer)
  return (
    <>
      <SettingsGroup name="audience" title={t('settings.audience')} help={t('settings.audience_help')}>
        <PreferenceChoice
          legend={t('settings.audience')}
          value={AUDIENCES.find((audience) => audience === defaultVisibility) ?? 'public'}
          options={AUDIENCES.map((value) => ({ value, label: t(AUDIENCE_LABELS[value]) }))}
          change={(chosen) => ({ defaultVisibility: chosen })}
        />
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
