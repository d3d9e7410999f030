/** Guesses the language of what is written (docs/spec/writing.md#language-of-a-post). */
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { likelyLanguage, wordsToGuess } from '#domain/composer/post-language.ts'
import { canDetectLanguage, detectLanguage } from '#platform/device/language-detector.ts'

/** Milliseconds without a change. */
const PAUSE = 800

/** Asks the browser when nothing was typed for a moment: every change ends the query before. */
export function languageGuessQuery(text: string) {
  const words = wordsToGuess(text)
  return queryOptions({
    queryKey: ['language-guess', words],
    queryFn:
      words !== null && canDetectLanguage()
        ? async ({ signal }) => {
            await pause(signal)
            return likelyLanguage(await detectLanguage(words))
          }
        : skipToken,
    placeholderData: words === null ? null : keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
