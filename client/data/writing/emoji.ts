/**
 * The emoji to choose from: of the instance, of the standard, and those the instance likes best
 * (docs/spec/reactions.md#favourite-emoji).
 */

import { languages, type StandardEmojiGroup, shortcodes } from 'virtual:standard-emoji'
import { queryOptions } from '@tanstack/react-query'
import { getInstanceExtras, listCustomEmoji } from '#contract/endpoints/instance.ts'
import { FAVOURITE_EMOJI } from '#contract/entities/instance.ts'
import { call } from '../connection/api.ts'
import { freshFor } from '../connection/fresh-for.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { STORED } from '../storage/stored-values.ts'

const FIVE_MINUTES = 300_000

export const customEmojiQuery = queryOptions({
  queryKey: ['instance', 'custom-emoji'],
  queryFn: ({ signal }) => call(listCustomEmoji, {}, { signal }),
  staleTime: freshFor(FIVE_MINUTES),
  meta: { stored: 'whole' },
})

/**
 * Returns the custom emoji that can be written into a text: the server takes `:tomato:` for 🍅, whatever the
 * instance calls so (docs/server/markup.md#custom-emoji-in-text).
 */
export const writableEmojiQuery = queryOptions({
  queryKey: ['instance', 'writable-emoji'],
  queryFn: async ({ client }) => {
    const [custom, { default: taken }] = await Promise.all([
      client.ensureQueryData(customEmojiQuery),
      shortcodes(),
    ])
    return custom.filter(({ shortcode }) => !taken.has(shortcode))
  },
  staleTime: freshFor(FIVE_MINUTES),
})

export const instanceExtrasQuery = queryOptions({
  queryKey: ['instance', 'extras'],
  queryFn: ({ signal }) => call(getInstanceExtras, {}, { signal }),
  staleTime: freshFor(FIVE_MINUTES),
})

/** The favourites of an instance that names none. */
export const DEFAULT_FAVOURITES = FAVOURITE_EMOJI

/**
 * Named in the chosen language where there is data for it, otherwise in English. English words find them in
 * every language.
 */
export const standardEmojiQuery = (locale: string) =>
  queryOptions({
    queryKey: ['instance', 'standard-emoji', locale],
    queryFn: async () => {
      const english = languages.en
      if (!english) throw new Error('there are no names of emoji')
      const [own, inEnglish] = await Promise.all([languages[locale]?.(), english()])
      return own && own !== inEnglish ? withWordsOf(inEnglish.default, own.default) : inEnglish.default
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Returns the emoji with the names and tags of another language as further tags. */
function withWordsOf(
  others: readonly StandardEmojiGroup[],
  groups: readonly StandardEmojiGroup[],
): readonly StandardEmojiGroup[] {
  const words = new Map(
    others.flatMap(({ emojis }) => emojis.map(([text, name, tags]) => [text, `${name} ${tags}`] as const)),
  )
  return groups.map(({ group, emojis }) => ({
    group,
    emojis: emojis.map(([text, name, tags]) => [text, name, `${tags} ${words.get(text) ?? ''}`] as const),
  }))
}

const REMEMBERED = 16

/** The emoji used last in this browser, as written in text, newest first. */
export const recentEmoji = (): readonly string[] => readStoredValue(STORED.recentEmoji)

export function rememberEmoji(text: string): void {
  const others = recentEmoji().filter((one) => one !== text)
  writeStoredValue(STORED.recentEmoji, [text, ...others].slice(0, REMEMBERED))
}
