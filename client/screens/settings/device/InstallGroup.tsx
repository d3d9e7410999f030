import { useText } from '#i18n/i18n.ts'
import { install, isInstalled, useCanInstall } from '#platform/device/install.ts'
import { Button } from '#ui/Button.tsx'
import { SettingsGroup } from '../SettingsGroup.tsx'

/**
 * Installs the client as an app, where the browser lets a page do that, and says where it is done elsewhere
 * (docs/spec/instance.md#installing-the-client).
 */
export function InstallGroup() {
  const t = useText()
  const canInstall = useCanInstall()
  return (
    <SettingsGroup name="install" title={t('install.title')} help={t('install.help')}>
      {isInstalled() ? (
        <p>{t('install.installed')}</p>
      ) : canInstall ? (
        <p>
          <Button onClick={() => void install()}>{t('install.install')}</Button>
        </p>
      ) : (
        <p>{t('install.by_browser')}</p>
      )}
    </SettingsGroup>
  )
}
