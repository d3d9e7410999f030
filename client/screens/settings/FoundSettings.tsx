import { useText } from '#i18n/i18n.ts'
import styles from './FoundSettings.module.css'
import { focusSetting } from './focus-setting.ts'

/**
 * Shows the settings that were found, each as a link to it (docs/spec/settings.md#search-in-the-settings).
 */
export function FoundSettings({
  found,
  onChosen,
}: {
  found: readonly { href: string; title: string; setting?: string; place?: string }[]
  onChosen: () => void
}) {
  const t = useText()
  function choose(setting: string) {
    onChosen()
    // When the address names it already, no other page comes that would focus it.
    focusSetting(document.querySelector<HTMLElement>(`[data-setting="${setting}"]`))
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {t('settings.found', { count: found.length })}
      </p>
      <ul className={styles.found} aria-label={t('settings.results')}>
        {found.map(({ href, title, setting, place }) => (
          <li key={href}>
            <a href={href} className={styles.link} onClick={() => setting && choose(setting)}>
              <span>{title}</span>
              {place && <span className={styles.section}>{place}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
