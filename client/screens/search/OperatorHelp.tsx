import { type TextKey, useText } from '#i18n/i18n.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import styles from './OperatorHelp.module.css'

const OPERATORS: readonly { example: string; text: TextKey }[] = [
  { example: 'from:anna', text: 'find.from' },
  { example: 'has:media', text: 'find.has' },
  { example: 'before:2026-01-01', text: 'find.before' },
  { example: 'after:2026-01-01', text: 'find.after' },
  { example: '#garden', text: 'find.tag' },
  { example: '"two words"', text: 'find.phrase' },
]

/** Explains how to search more exactly (docs/spec/search.md#search-operators). */
export function OperatorHelp({ open = false }: { open?: boolean }) {
  const t = useText()
  return (
    <div className={styles.help}>
      <Disclosure summary={t('find.help')} open={open}>
        <dl className={styles.list}>
          {OPERATORS.map(({ example, text }) => (
            <div key={example} className={styles.entry}>
              <dt>
                <code dir="ltr" translate="no">
                  {example}
                </code>
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
