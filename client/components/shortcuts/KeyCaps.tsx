import { keyCaps } from '#domain/shortcuts/changed-keys.ts'
import styles from './KeyCaps.module.css'

/** Shows keys as they stand on the keyboard, one after the other. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className={styles.keys} dir="ltr" translate="no">
      {keyCaps(keys).map((cap, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same key may be pressed twice
        <kbd key={index} className={styles.key}>
          {cap}
        </kbd>
      ))}
    </span>
  )
}
