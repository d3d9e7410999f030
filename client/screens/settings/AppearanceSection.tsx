import { useText } from '#i18n/i18n.ts'
import { SettingsGroup } from './SettingsGroup.tsx'

/** Shows the settings of how pages look. */
export function AppearanceSection() {
  const t = useText()
  return (
    <SettingsGroup name="appearance" title={t('settings.section_appearance')}>
      {null}
    </SettingsGroup>
  )
}
