import { useText } from '#i18n/i18n.ts'
import { SettingsGroup } from './SettingsGroup.tsx'

/** Shows the settings of reading and writing posts. */
export function PostsSection() {
  const t = useText()
  return (
    <SettingsGroup name="posts" title={t('settings.section_posts')}>
      {null}
    </SettingsGroup>
  )
}
