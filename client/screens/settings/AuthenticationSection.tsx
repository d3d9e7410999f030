import { useText } from '#i18n/i18n.ts'
import { SettingsGroup } from './SettingsGroup.tsx'

/** Shows how the viewer signs in, and where. */
export function AuthenticationSection() {
  const t = useText()
  return (
    <SettingsGroup name="password" title={t('settings.section_authentication')}>
      {null}
    </SettingsGroup>
  )
}
