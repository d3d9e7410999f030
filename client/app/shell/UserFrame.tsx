import type { ReactNode } from 'react'
import type { RouteName } from '#domain/session/route-map.ts'
import { latePart } from '#i18n/lazy-part.ts'
import { useIsPhone } from '#platform/page/visible-area.ts'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'
import { Sidebar } from './Sidebar.tsx'
import styles from './UserFrame.module.css'

/** Loaded late: the third column is not needed before the first post. */
const Context = latePart(async () => (await import('./Context.tsx')).Context)

/**
 * Draws navigation, the reading column and a third column around a screen; on a phone one column above a bar
 * (docs/spec/navigation.md#three-regions).
 */
export function UserFrame({ route, children }: { route: RouteName; children: ReactNode }) {
  // Styles would hide the other one, as they do on paper; what is not drawn costs the first post nothing.
  const isPhone = useIsPhone()
  return (
    <div className={styles.frame}>
      <Header route={route} />
      <div className={styles.columns}>
        {!isPhone && <Sidebar route={route} />}
        {children}
        <Context />
      </div>
      {isPhone && <BottomBar />}
    </div>
  )
}
