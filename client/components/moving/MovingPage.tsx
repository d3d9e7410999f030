import type { ReactNode } from 'react'
import { BackHead } from '#components/layout/BackHead.tsx'
import { Page } from '#components/layout/Page.tsx'
import { SECTION_LABELS } from '#components/preferences/section-labels.ts'
import { type Section, sectionPath } from '#domain/settings/section.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './MovingPage.module.css'

/** Shows a page of the settings about moving to another account, with the way back to its section. */
export function MovingPage({
  title,
  section = 'data',
  intro,
  children,
}: {
  title: string
  section?: Section
  /** A few words about what the page is for. */
  intro: ReactNode
  children: ReactNode
}) {
  const t = useText()
  const back = { href: sectionPath(section), label: t(SECTION_LABELS[section]) }
  return (
    <Page title={title} head={<BackHead title={title} back={back} />}>
      <div className={styles.content}>
        <div className={styles.intro}>{intro}</div>
        {children}
      </div>
    </Page>
  )
}
