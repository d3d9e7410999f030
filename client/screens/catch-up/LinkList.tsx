import { useId } from 'react'
import type { SharedLink } from '#domain/catch-up/catch-up.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { outsideLink } from '#domain/profile/link.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import styles from './CatchUp.module.css'

/** So many links are shown, those of most people first. */
const MOST = 20

/** Shows the addresses on the web that people have posted, with their names. */
export function LinkList({ links }: { links: readonly SharedLink[] }) {
  const t = useText()
  const id = useId()
  const locale = useLocale()
  const names = new Intl.ListFormat(locale, { style: 'short', type: 'conjunction' })
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {t('catch_up.links')}
      </h2>
      <ul className={styles.list} aria-labelledby={id}>
        {links.slice(0, MOST).map(({ href, people }) => (
          <li key={href} className={styles.link}>
            <a {...outsideLink(href)} dir="ltr" translate="no">
              {shown(href)}
            </a>
            <bdi className={styles.count}>{names.format(people.map(displayName))}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns an address without its scheme, and without a name that could look like its host. */
function shown(href: string): string {
  const { host, pathname, search, hash } = new URL(href)
  return `${host}${pathname}${search}${hash}`.replace(/^www\./, '').replace(/\/$/, '')
}
