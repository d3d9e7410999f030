import { Page } from '#components/layout/Page.tsx'
import { pathTo } from '#domain/session/route-map.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import styles from './EthereumScreen.module.css'

const SECTIONS = [
  ['ethereum.how', 'ethereum.how_text'],
  ['ethereum.needs', 'ethereum.needs_text'],
  ['ethereum.stored', 'ethereum.stored_text'],
  ['ethereum.seen', 'ethereum.seen_text'],
  ['ethereum.fresh', 'ethereum.fresh_text'],
] as const satisfies readonly [TextKey, TextKey][]

/** Tells a guest what signing in with an Ethereum wallet means (docs/spec/sign-in.md#page-on-wallets). */
export function EthereumScreen() {
  const t = useText()
  return (
    <Page
      title={t('ethereum.title')}
      heading={t('ethereum.title')}
      aside={
        <a href={pathTo('landing-page')} data-alone>
          {t('action.back')}
        </a>
      }
    >
      <div className={styles.sections}>
        {SECTIONS.map(([title, text]) => (
          <section key={title} className={styles.section}>
            <h2 className={styles.heading}>{t(title)}</h2>
            <p>{t(text)}</p>
          </section>
        ))}
      </div>
    </Page>
  )
}
