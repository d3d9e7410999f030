import type { ReactNode } from 'react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import { ThemeToggle } from '#components/layout/ThemeToggle.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { setReturnPathHere, useReturnPath } from '#data/connection/token.ts'
import { titleOf } from '#domain/instance.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Logo } from '#ui/Logo.tsx'
import styles from './GuestFrame.module.css'

const LanguageSelect = lazyPart(
  async () => (await import('#components/language/LanguageSelect.tsx')).LanguageSelect,
)

/**
 * Shows visitors a screen between the name of the instance and the links to sign in
 * (docs/spec/navigation.md#visitors).
 */
export function GuestFrame({ children }: { children: ReactNode }) {
  const t = useText()
  const instance = useInstance()
  const hasEnded = useReturnPath() !== null
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <a href={pathTo('landing-page')} className={styles.brand} onClick={setReturnPathHere}>
          <Logo />
          <span className={styles.names}>
            <span className={styles.title} dir="auto">
              {titleOf(instance)}
            </span>
            <span className={styles.description} dir="auto">
              <EmojiText text={instance?.short_description ?? ''} />
            </span>
          </span>
        </a>
        <div className={styles.actions}>
          <Button href={pathTo('about')} kind="quiet">
            {t('landing.learn_more')}
          </Button>
          <Button href={pathTo('landing-page')} kind="primary" onClick={setReturnPathHere}>
            {t('landing.sign_in')}
          </Button>
        </div>
        {hasEnded && (
          <div className={styles.notice}>
            <Alert tone="info">{t('landing.session_ended')}</Alert>
          </div>
        )}
      </header>
      {children}
      <footer className={styles.foot}>
        <LanguageSelect placeholder={<span />} />
        <ThemeToggle />
      </footer>
    </div>
  )
}
