/**
 * The language of a post: which ones there are, which one a post begins with, and when its text seems to be
 * in another one (docs/spec/writing.md#language-of-a-post, docs/server/writing.md#create).
 */
import type { Account } from '#contract/entities/account.ts'
import { languageOf } from '../locale.ts'

/** The languages of ISO 639-1. A server refuses every other one. */
export const LANGUAGES: readonly string[] = (
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee ' +
  'el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io ' +
  'is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn ' +
  'mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se ' +
  'sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo ' +
  'wa wo xh yi yo za zh zu'
).split(' ')

/** So many languages are remembered. */
const REMEMBERED = 3

/** Returns the languages that were used last, with this one first. */
export const withLanguage = (recent: readonly string[], language: string): readonly string[] =>
  [language, ...recent.filter((one) => one !== language)].slice(0, REMEMBERED)

/**
 * Returns the language that counts: the chosen one, else the one that was used last, else the one that the
 * server knows of the author. null is none.
 */
export function languageOfDraft(
  chosen: string | null | undefined,
  recent: readonly string[],
  viewer: { source?: Pick<NonNullable<Account['source']>, 'language'> | null | undefined },
): string | null {
  if (chosen !== undefined) return chosen
  return [...recent, viewer.source?.language].find((one) => isLanguage(one)) ?? null
}

const isLanguage = (code: string | null | undefined): code is string =>
  typeof code === 'string' && LANGUAGES.includes(code)

/** The likely languages of a text, as a browser tells them: the first one most, each from 0 to 1. */
export type Guesses = readonly { detectedLanguage?: string; confidence?: number }[]

/** Fewer letters may be of any language. */
const FEWEST_LETTERS = 20

/** Below that a browser is wrong too often to disturb anybody. */
const SURE = 0.8

/** Finds what is the same in every language. */
const NO_WORDS = /https?:\/\/\S+|[@#:][\p{L}\p{N}_.@-]+|`[^`]*`/gu

/** Returns the words of a text by which its language can be told; null where they are too few. */
export function wordsToGuess(text: string): string | null {
  const words = text.replace(NO_WORDS, ' ').replace(/\s+/g, ' ').trim()
  return (words.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS ? null : words
}

/** Returns the language that a text is in, as far as the browser is sure; null where it is not. */
export function likelyLanguage(guesses: Guesses): string | null {
  const [{ detectedLanguage = '', confidence = 0 } = {}] = guesses
  const language = languageOf(detectedLanguage)
  return confidence >= SURE && isLanguage(language) ? language : null
}

/** Those that a browser does not tell apart. */
const SAME: readonly (readonly string[])[] = [
  ['no', 'nb', 'nn'],
  ['bs', 'hr', 'sr'],
  ['id', 'ms'],
]

/** Returns whether a text seems to be in another language than the post says. */
export const isOtherLanguage = (said: string | null, guess: string | null): guess is string =>
  guess !== null && guess !== said && !SAME.some((same) => same.includes(guess) && same.includes(said ?? ''))
