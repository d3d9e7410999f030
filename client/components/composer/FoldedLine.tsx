import { PenLine } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#i18n/i18n.ts'
import styles from './FoldedLine.module.css'

/** Shows one line that opens an editor, with the beginning of what waits in it. */
export function FoldedLine({
  prompt,
  unsent,
  ...rest
}: {
  /** The words of the line while nothing waits there. */
  prompt: string
  unsent: string | null
} & ComponentProps<'button'>) {
  const t = useText()
  return (
    <button {...rest} type="button" className={styles.line}>
      <PenLine aria-hidden="true" />
      <span className={unsent === null ? undefined : styles.unsent}>
        {unsent === null ? prompt : t('composer.continue', { text: unsent.trim() || '…' })}
      </span>
    </button>
  )
}
