import type { ReactNode } from 'react'
import { useVisitor } from '#data/connection/session.ts'
import type { RouteName } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { latePart } from '#i18n/lazy-part.ts'
import { GuestFrame } from './guest-frame.ts'
import styles from './Shell.module.css'
import { UserFrame } from './UserFrame.tsx'

const Notices = latePart(async () => (await import('./Notices.tsx')).Notices)

/**
 * Draws the frame around a screen: one for signed-in people, one for guests, none on the landing page
 * (docs/spec/conventions.md#accessibility).
 */
export function Shell({ route, children }: { route: RouteName; children: ReactNode }) {
  const t = useText()
  const visitor = useVisitor()
  const main = (
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  )
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('nav.skip')}
      </a>
      {visitor.kind === 'user' ? (
        <UserFrame route={route}>{main}</UserFrame>
      ) : route === 'landing-page' ? (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <GuestFrame>{main}</GuestFrame>
      )}
      <Notices />
    </>
  )
}
