import type { ClipboardEvent } from 'react'
import styles from './WholeText.module.css'

/**
 * These signs stay visible where there is no room: people compare the beginning and the end of an address.
 */
const END = 6

/**
 * Shows a text that is copied as a whole, such as an address or a key: one press selects all of it, and it
 * never holds a line break (docs/spec/conventions.md#copied-as-a-whole). It breaks anywhere, or stands on one
 * line and is cut before its end.
 */
export function WholeText({ text, oneLine = false }: { text: string; oneLine?: boolean }) {
  // WebKit copies the end of the block along, as an empty line.
  function copyAlone(event: ClipboardEvent) {
    if (getSelection()?.toString().trim() !== text) return
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
  }
  return (
    <code className={oneLine ? styles.line : styles.text} dir="ltr" translate="no" onCopy={copyAlone}>
      {oneLine ? (
        <>
          <span className={styles.beginning}>{text.slice(0, -END)}</span>
          <span>{text.slice(-END)}</span>
        </>
      ) : (
        text
      )}
    </code>
  )
}
