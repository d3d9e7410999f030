import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Page } from '#components/layout/Page.tsx'
import { sectionPath } from '#domain/settings/section.ts'
import { useText } from '#i18n/i18n.ts'
import { focusAwaitedHeading } from '#platform/focus/arrival.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './MovingPage.module.css'

/** Shows a page of the settings about moving to another account, with the way back to their section. */
export function MovingPage({
  title,
  intro,
  children,
}: {
  title: string
  /** A few words about what the page is for. */
  intro: ReactNode
  children: ReactNode
}) {
  const t = useText()
  const head = (
    <header className={styles.head}>
      <span className={styles.back}>
        <IconButton href={sectionPath('data')} label={t('settings.section_data')} icon={<ChevronLeft />} />
      </span>
      <h1 className={styles.title} tabIndex={-1} ref={focusAwaitedHeading}>
        {title}
      </h1>
    </header>
  )
  return (
    <Page title={title} head={head}>
      <div className={styles.content}>
        <div className={styles.intro}>{intro}</div>
        {children}
      </div>
    </Page>
  )
}
