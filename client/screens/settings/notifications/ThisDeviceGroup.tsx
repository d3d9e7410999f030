import { show } from '#components/system-notifications/show.ts'
import { onThisDevice, setOnThisDevice, switchOn } from '#data/system-notifications/on-this-device.ts'
import { sectionPath } from '#domain/settings/section.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { type SystemPermission, systemPermission } from '#platform/device/system-notification.ts'
import { accountHere, NOBODY } from '#platform/storage/storage.ts'
import { useStore } from '#platform/storage/store.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { toast } from '#ui/notices.ts'
import { NamedSetting } from '../NamedSetting.tsx'
import { SettingsGroup } from '../SettingsGroup.tsx'

/** Why there can be none; nothing where there can. */
const OBSTACLES: Partial<Record<SystemPermission, TextKey>> = {
  insecure: 'system_notifications.insecure',
  unsupported: 'system_notifications.unsupported',
  denied: 'system_notifications.denied',
}

/**
 * Switches the system notifications of this device on and off, with or without a sound, and tries them
 * (docs/spec/notifications.md#switched-on-by-hand, docs/spec/notifications.md#a-soft-sound).
 */
export function ThisDeviceGroup() {
  const t = useText()
  const permission = useStore(systemPermission)
  const chosen = useStore(onThisDevice)
  const isOn = chosen !== 'off' && permission === 'granted'
  const obstacle = OBSTACLES[permission]
  const isPossible = permission !== 'insecure' && permission !== 'unsupported'

  async function tryIt() {
    const sample = {
      title: t('system_notifications.sample'),
      body: t('system_notifications.sample_body'),
      lang: '',
      tag: 'sample',
      path: sectionPath('notifications'),
      accountId: accountHere() ?? NOBODY,
    }
    if (!(await show(sample, chosen))) toast(t('system_notifications.not_shown'), { tone: 'error' })
  }

  return (
    <SettingsGroup name="system-notifications" title={t('system_notifications.title')}>
      {obstacle && <Alert tone="info">{t(obstacle)}</Alert>}
      <Checkbox
        asSwitch
        label={t('system_notifications.switch')}
        help={t('system_notifications.switch_help')}
        checked={isOn}
        disabled={!isPossible}
        onChange={({ currentTarget: { checked } }) => {
          if (checked) void switchOn()
          else setOnThisDevice('off')
        }}
      />
      <NamedSetting name="notification-sound">
        <Checkbox
          asSwitch
          label={t('system_notifications.sound')}
          help={t('system_notifications.sound_help')}
          checked={isOn && chosen === 'sound'}
          disabled={!isOn}
          onChange={({ currentTarget: { checked } }) => setOnThisDevice(checked ? 'sound' : 'silent')}
        />
      </NamedSetting>
      <Button aria-disabled={!isOn || undefined} onClick={() => void (isOn && tryIt())}>
        {t('system_notifications.try')}
      </Button>
    </SettingsGroup>
  )
}
