import type { Account } from '#contract/entities/account.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

/** Shows what may change or go again (docs/spec/settings.md#settings-page). */
export function ExperimentsSection({ viewer }: { viewer: Account }) {
  const t = useText()
  return (
    <>
      <SettingsGroup
        name="import-followers"
        title={t('import.followers_title')}
        help={t('settings.import_followers_help')}
      >
        <Button href={pathTo('import-followers')}>{t('import.followers_title')}</Button>
      </SettingsGroup>
      <SettingsGroup name="conversations" title={t('settings.conversations')}>
        <PreferenceSwitch viewer={viewer} name="conversationNewTabEnabled" label={t('settings.new_tab')} />
      </SettingsGroup>
    </>
  )
}
