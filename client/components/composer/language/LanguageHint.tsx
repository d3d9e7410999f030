import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOfLanguage } from '#components/language/name-of-language.ts'
import { languageGuessQuery } from '#data/writing/guess-language.ts'
import { isOtherLanguage } from '#domain/composer/post-language.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { handOverToText } from '../text/hand-over-to-text.ts'
import styles from './LanguageHint.module.css'

/**
 * Says that a text seems to be in another language than its post says, and changes that. Who keeps the choice
 * is not asked again about this language (docs/spec/writing.md#language-of-a-post).
 */
export function LanguageHint({
  text,
  said,
  onUse,
}: {
  text: string
  said: string | null
  onUse: (language: string) => void
}) {
  const t = useText()
  const locale = useLocale()
  const [kept, setStored] = useState<string | null>(null)
  const { data: guess = null } = useQuery(languageGuessQuery(text))
  const isShown = isOtherLanguage(said, guess) && guess !== kept
  return (
    <div role="status" className={styles.hint} data-empty={!isShown}>
      {isShown && (
        <>
          <span>
            {said === null
              ? t('language_hint.unsaid', { guess: nameOfLanguage(guess, locale) })
              : t('language_hint.other', {
                  guess: nameOfLanguage(guess, locale),
                  said: nameOfLanguage(said, locale),
                })}
          </span>
          <span className={styles.answers}>
            <Button ref={handOverToText} kind="quiet" size="s" onClick={() => onUse(guess)}>
              {t('language_hint.use', { guess: nameOfLanguage(guess, locale) })}
            </Button>
            <Button kind="quiet" size="s" onClick={() => setStored(guess)}>
              {t('language_hint.keep')}
            </Button>
          </span>
        </>
      )}
    </div>
  )
}
