import { ThemeToggle } from '#components/layout/ThemeToggle.tsx'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { profilePath } from '#domain/profile/link.ts'
import { pathTo, type RouteName } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Logo } from '#ui/Logo.tsx'
import styles from './Header.module.css'
import { MoreMenu } from './MoreMenu.tsx'
import { SearchBox } from './SearchBox.tsx'

/** Shows the links to home and to one's own profile, and the search box (docs/spec/navigation.md#header). */
export function Header({ route }: { route: RouteName }) {
  const t = useText()
  const viewer = useViewer()
  const instance = useInstance()

  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a href={pathTo('home')} className={styles.home} aria-current={route === 'home' ? 'page' : undefined}>
          <Logo />
          <span className={styles.homeName}>{t('nav.home')}</span>
        </a>
        <SearchBox />
        <div className={styles.end}>
          <ThemeToggle />
          {viewer && (
            <a href={profilePath(viewer)} className={styles.me}>
              <AccountAvatar account={viewer} size="s" />
              <span className={styles.name} dir="ltr" translate="no">
                {`@${viewer.username}`}
              </span>
            </a>
          )}
          <MoreMenu viewer={viewer} instance={instance} />
        </div>
      </div>
    </header>
  )
}
