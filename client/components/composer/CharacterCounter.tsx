import { useState } from 'react'
import { counterStep, showsCounter } from '#domain/composer/composer.ts'
import { useText } from '#i18n/i18n.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './CharacterCounter.module.css'

/**
 * How much may still be written, once that begins to matter. It is seen with every letter, and said now and
 * then (docs/spec/writing.md#counter).
 */
export function CharacterCounter({ remaining }: { remaining: number }) {
  const t = useText()
  const isOver = remaining < 0
  const text = isOver
    ? t('composer.too_many', { count: -remaining })
    : t('composer.remaining', { count: remaining })
  const step = counterStep(remaining)
  const [said, setSaid] = useState({ step, text: '' })
  if (step !== said.step) setSaid({ step, text: step === null ? '' : text })
  return (
    <>
      <span className={styles.counter} aria-hidden="true" data-over={isOver || undefined}>
        {showsCounter(remaining) && text}
      </span>
      <VisuallyHidden>
        <span role="status">{said.text}</span>
      </VisuallyHidden>
    </>
  )
}
