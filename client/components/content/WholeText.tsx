import styles from './WholeText.module.css'

/** These signs stay visible where there is no room: people compare the beginning and the end of an address. */
const END = 6

/**
 * Shows a text that is copied as a whole, such as an address or a key: one press selects all of it, and it never holds a
 * line break (docs/spec/conventions.md#copied-as-a-whole). It breaks anywhere, or stands on one line and is cut before its end.
 */
export const WholeText = ({ text, oneLine = false }: { text: string; oneLine?: boolean }) =>
  oneLine ? (
    <code className={styles.line} dir="ltr" translate="no">
      <span className={styles.beginning}>{text.slice(0, -END)}</span>
      <span>{text.slice(-END)}</span>
    </code>
  ) : (
    <code className={styles.text} dir="ltr" translate="no">
      {text}
    </code>
  )
