import type { Account } from '#contract/entities/account.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import { useText } from '#i18n/i18n.ts'
import { BellList } from './notifications/BellList.tsx'
import { SilentHoursSetting } from './notifications/SilentHoursSetting.tsx'
import { ThisDeviceGroup } from './notifications/ThisDeviceGroup.tsx'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

/**
 * Shows whether this device shows system notifications, and of what and when they tell
 * (docs/spec/notifications.md#switched-on-by-hand, docs/spec/notifications.md#what-is-told).
 */
export function NotificationsSection({ viewer }: { viewer: Account }) {
  const t = useText()
  const { bells } = latePreferencesOf(viewer)
  return (
    <>
      <ThisDeviceGroup />
      <SettingsGroup name="told" title={t('system_notifications.told')}>
        <PreferenceSwitch
          viewer={viewer}
          name="mentionsTold"
          label={t('system_notifications.told_mentions')}
        />
        <PreferenceSwitch viewer={viewer} name="directTold" label={t('system_notifications.told_direct')} />
        <PreferenceSwitch
          viewer={viewer}
          name="directWordsTold"
          label={t('system_notifications.direct_words')}
          help={t('system_notifications.direct_words_help')}
        />
      </SettingsGroup>
      <SettingsGroup name="bells" title={t('bell.title')} help={t('bell.help')}>
        <BellList bells={bells} />
      </SettingsGroup>
      <SettingsGroup name="silent-hours" title={t('silent_hours.title')}>
        <SilentHoursSetting viewer={viewer} />
      </SettingsGroup>
    </>
  )
}
