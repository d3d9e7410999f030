import { useText } from '#i18n/i18n.ts'
import { SettingsGroup } from './SettingsGroup.tsx'

/** Shows what is stored on this device. */
export function DeviceSection() {
  const t = useText()
  return (
    <SettingsGroup name="device" title={t('settings.section_device')}>
      {null}
    </SettingsGroup>
  )
}
