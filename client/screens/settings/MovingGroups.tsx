import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './MovingGroups.module.css'
import { SettingsGroup } from './SettingsGroup.tsx'

/** Shows the ways to the pages that import lists and move to another account. */
export function MovingGroups() {
  const t = useText()
  return (
    <>
      <SettingsGroup
        name="import-follows"
        title={t('import.follows_title')}
        help={t('settings.import_follows_help')}
      >
        <Button href={pathTo('import-follows')}>{t('import.follows_title')}</Button>
      </SettingsGroup>
      <SettingsGroup name="move" title={t('settings.move')} help={t('settings.move_help')}>
        <div className={styles.buttons}>
          <Button href={pathTo('aliases')}>{t('settings.manage_identities')}</Button>
          <Button href={pathTo('move-followers')}>{t('move.title')}</Button>
        </div>
      </SettingsGroup>
    </>
  )
}
