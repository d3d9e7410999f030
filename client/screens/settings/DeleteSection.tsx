import { useText } from '#i18n/i18n.ts'
import { SettingsGroup } from './SettingsGroup.tsx'

/** Shows how the viewer deletes their account. */
export function DeleteSection() {
  const t = useText()
  return (
    <SettingsGroup name="delete" title={t('settings.section_delete')}>
      {null}
    </SettingsGroup>
  )
}
