import { showsCounter } from '#domain/composer/composer.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './CharacterCounter.module.css'

/** How much may still be written, once that begins to matter. */
export function CharacterCounter({ remaining }: { remaining: number }) {
  const t = useText()
  const text =
    remaining < 0
      ? t('composer.too_many', { count: -remaining })
      : t('composer.remaining', { count: remaining })
  return (
    <span className={styles.counter} aria-live="polite" data-over={remaining < 0 || undefined}>
      {showsCounter(remaining) && text}
    </span>
  )
}
