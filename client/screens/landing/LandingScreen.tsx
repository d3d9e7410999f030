import { useQuery } from '@tanstack/react-query'
import { Compass } from 'lucide-react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import { LanguageSelect } from '#components/language/LanguageSelect.tsx'
import { ThemeToggle } from '#components/layout/ThemeToggle.tsx'
import { instanceQuery } from '#data/connection/instance.ts'
import { useBeginHere } from '#data/connection/sign-in.ts'
import { titleOf } from '#domain/instance.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { latePart } from '#i18n/lazy-part.ts'
import { focusAwaitedHeading } from '#platform/focus/arrival.ts'
import { navigate } from '#platform/page/location.ts'
import { Button } from '#ui/Button.tsx'
import { Logo } from '#ui/Logo.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './LandingScreen.module.css'
import { SignInForm } from './SignInForm.tsx'
import { settleDrafts } from './settle-drafts.ts'

const goTo = (path: string) => navigate(path, { replace: true })

const GoOnAs = latePart(async () => (await import('#components/accounts/GoOnAs.tsx')).GoOnAs)

/**
 * Shows a guest which instance this is, and the form to sign in or register
 * (docs/spec/sign-in.md#landing-page).
 */
export function LandingScreen() {
  const t = useText()
  const { data: instance } = useQuery(instanceQuery)
  const begin = useBeginHere({ goTo, settleDrafts })
  return (
    <div className={styles.page}>
      <title>{titleOf(instance)}</title>
      <section className={styles.intro}>
        <p className={styles.brand}>
          <Logo />
          <span translate="no">Kith</span>
        </p>
        <h1 className={styles.title} dir="auto" tabIndex={-1} ref={focusAwaitedHeading}>
          {instance ? titleOf(instance) : <Skeleton width="m" />}
        </h1>
        <p className={styles.description} dir="auto">
          {instance ? <EmojiText text={instance.short_description} /> : <Skeleton width="l" />}
        </p>
        <p className={styles.links}>
          <Button href={pathTo('about')}>{t('landing.learn_more')}</Button>
          {instance?.allow_unauthenticated.timeline_local && (
            <Button href={pathTo('local')} kind="quiet" icon={<Compass />}>
              {t('landing.explore')}
            </Button>
          )}
        </p>
      </section>
      <section className={styles.entry}>
        {instance && <SignInForm instance={instance} begin={begin} />}
        <GoOnAs />
      </section>
      <footer className={styles.foot}>
        <LanguageSelect />
        <ThemeToggle />
      </footer>
    </div>
  )
}
