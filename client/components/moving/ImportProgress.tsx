import { Square } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { handOverFocus } from '#platform/focus/hand-over.ts'
import { Button } from '#ui/Button.tsx'
import styles from './ImportProgress.module.css'

/**
 * Shows how many addresses were sent, and a button that stops the rest
 * (docs/spec/account.md#importing-in-portions).
 */
export function ImportProgress({ sent, total, onStop }: { sent: number; total: number; onStop: () => void }) {
  const t = useText()
  const [isStopping, setStopping] = useState(false)
  const text = t('import.progress', { sent, total })

  function stop() {
    setStopping(true)
    onStop()
  }

  return (
    <div className={styles.progress}>
      <div className={styles.state}>
        <span>{isStopping ? t('import.stopping') : text}</span>
        <progress className={styles.bar} aria-label={text} value={sent} max={total} />
      </div>
      <Button ref={handOverToForm} icon={<Square />} busy={isStopping} onClick={stop}>
        {t('import.stop')}
      </Button>
    </div>
  )
}

/** When the sending ends, the button that begins it has the focus next. */
const handOverToForm = handOverFocus((leaving) => {
  const form = leaving.closest('form')
  return () => form?.querySelector<HTMLElement>('[type=submit]')
})
