import { keyCaps } from '#domain/shortcuts/changed-keys.ts'
import styles from './KeyCaps.module.css'

/** Shows keys as they stand on the keyboard, one after the other. */
export function KeyCaps({
  keys,
  modifier,
}: {
  keys: string
  /** Is held meanwhile: the name of a key. */
  modifier?: string
}) {
  const caps = [...(modifier === undefined ? [] : [modifier]), ...keyCaps(keys)]
  return (
    <span className={styles.keys} dir="ltr" translate="no">
      {caps.map((cap, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same key may be pressed twice
        <kbd key={index} className={styles.key}>
          {cap}
        </kbd>
      ))}
    </span>
  )
}
