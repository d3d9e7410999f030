import { Bell, Compass, House, type LucideIcon, SquarePen, UserRound } from 'lucide-react'
import type { MouseEvent } from 'react'
import { writeAtHome } from '#components/composer/write-at-home.ts'
import { useViewer } from '#data/connection/session.ts'
import { profilePath } from '#domain/profile/link.ts'
import { mayCreatePost } from '#domain/session/permission.ts'
import { pathTo, type RouteName } from '#domain/session/route-map.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { usePathname } from '#platform/page/location.ts'
import { markPage } from '#platform/page/mark-page.ts'
import styles from './BottomBar.module.css'
import { UnreadBadge } from './UnreadBadge.tsx'

interface Place {
  name: RouteName
  href: string
  icon: LucideIcon
  label: TextKey
}

const onPage = markPage('bottomBar')

/** Shows the five main places at the lower edge of a phone (docs/spec/navigation.md#bottom-bar). */
export function BottomBar() {
  const t = useText()
  const viewer = useViewer()
  const pathname = usePathname()
  const first: Place[] = [
    { name: 'home', href: pathTo('home'), icon: House, label: 'nav.home' },
    { name: 'explore', href: pathTo('explore'), icon: Compass, label: 'nav.explore' },
  ]
  const last: Place[] = [
    { name: 'notifications', href: pathTo('notifications'), icon: Bell, label: 'nav.notifications' },
    {
      name: 'profile-by-acct',
      href: viewer ? profilePath(viewer) : pathTo('home'),
      icon: UserRound,
      label: 'nav.me',
    },
  ]
  const entry = ({ name, href, icon: Icon, label }: Place) => (
    <li key={name}>
      <a href={href} className={styles.entry} aria-current={pathname === href ? 'page' : undefined}>
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
          {name === 'notifications' && <UnreadBadge />}
        </span>
        <span className={styles.label} data-label={t(label)}>
          {t(label)}
        </span>
      </a>
    </li>
  )

  function write(event: MouseEvent) {
    event.preventDefault()
    writeAtHome()
  }

  return (
    <nav ref={onPage} className={styles.bar} aria-label={t('nav.bar_label')}>
      <ul className={styles.list}>
        {first.map(entry)}
        {mayCreatePost(viewer) && (
          <li>
            <a href={pathTo('home')} className={styles.entry} onClick={write}>
              <span className={styles.icon}>
                <SquarePen aria-hidden="true" />
              </span>
              <span className={styles.label} data-label={t('nav.write')}>
                {t('nav.write')}
              </span>
            </a>
          </li>
        )}
        {last.map(entry)}
      </ul>
    </nav>
  )
}
