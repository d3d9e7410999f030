import { LogOut } from 'lucide-react'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { sidebarEntries } from '#domain/session/navigation.ts'
import { pathTo, type RouteName } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { latePart } from '#i18n/lazy-part.ts'
import { NAV } from './nav-icons.ts'
import styles from './Sidebar.module.css'
import { UnreadBadge } from './UnreadBadge.tsx'
import { useSignOut } from './use-sign-out.tsx'

const AccountsEntry = latePart(async () => (await import('./AccountsEntry.tsx')).AccountsEntry)

/** Shows the navigation of a signed-in person, in the order of docs/spec/navigation.md#sidebar. */
export function Sidebar({ route }: { route: RouteName }) {
  const t = useText()
  const instance = useInstance()
  const { askToSignOut, isLeaving, question } = useSignOut()
  return (
    <nav className={styles.sidebar} aria-label={t('nav.label')}>
      <ul className={styles.list}>
        {sidebarEntries(instance, useViewer()).map((entry) => {
          const { icon: Icon, label } = NAV[entry]
          return (
            <li
              key={entry}
              className={instance === null && entry === 'local' ? styles.beforeUndecided : undefined}
            >
              <a
                href={pathTo(entry)}
                className={styles.entry}
                aria-current={route === entry ? 'page' : undefined}
              >
                <Icon aria-hidden="true" />
                <span>{t(label)}</span>
                {entry === 'notifications' && <UnreadBadge />}
              </a>
            </li>
          )
        })}
        <li className={styles.accounts}>
          <AccountsEntry route={route} />
        </li>
        <li>
          <button
            type="button"
            className={styles.entry}
            data-shortcut="log-out"
            aria-busy={isLeaving}
            onClick={askToSignOut}
          >
            <LogOut aria-hidden="true" />
            <span>{t(isLeaving ? 'nav.logging_out' : 'nav.logout')}</span>
          </button>
        </li>
      </ul>
      {question}
    </nav>
  )
}
