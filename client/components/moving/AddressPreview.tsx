import type { AddressList, SkippedRow } from '#domain/account/address-list.ts'
import { PORTION, portionsOf } from '#domain/account/portions.ts'
import { useText } from '#i18n/i18n.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import styles from './AddressPreview.module.css'

/** The most rows that are named one by one, and the most characters of each. */
const MOST_ROWS = 50
const LONGEST_ROW = 120

/**
 * Shows how many addresses a list has, and which lines of it will not be sent
 * (docs/spec/account.md#lists-of-addresses).
 */
export function AddressPreview({ list }: { list: AddressList }) {
  const t = useText()
  const { addresses, unreadable, duplicates } = list
  const isNothing = addresses.length + unreadable.length === 0
  return (
    <div className={styles.preview}>
      <p role="status" className={styles.count}>
        {!isNothing && <span>{t('import.found', { count: addresses.length })}</span>}
        {addresses.length > PORTION && (
          <span className={styles.portions}>
            {t('import.portions', { count: portionsOf(addresses).length, size: PORTION })}
          </span>
        )}
      </p>
      <SkippedRows summary={t('import.unreadable', { count: unreadable.length })} rows={unreadable} />
      <SkippedRows summary={t('import.duplicates', { count: duplicates.length })} rows={duplicates} />
    </div>
  )
}

function SkippedRows({ summary, rows }: { summary: string; rows: readonly SkippedRow[] }) {
  const t = useText()
  const more = rows.length - MOST_ROWS
  if (rows.length === 0) return null
  return (
    <Disclosure summary={summary}>
      <ul className={styles.rows}>
        {rows.slice(0, MOST_ROWS).map(({ line, text }) => (
          <li key={line}>
            <span className={styles.line}>{`${t('import.line', { line })} `}</span>
            <bdi className={styles.text} translate="no">
              {text.slice(0, LONGEST_ROW)}
            </bdi>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('import.more_lines', { count: more })}</p>}
    </Disclosure>
  )
}
