/**
 * The hashtags that somebody has used in this browser, as they were spelled. Signing out deletes them
 * (docs/spec/writing.md#hashtags-with-capitals).
 */
import { withSpellings } from '#domain/composer/hashtag.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { STORED } from '../storage/stored-values.ts'

export const rememberedTags = (): readonly string[] => readStoredValue(STORED.recentTags)

/** Remembers the tags of a text that is published. */
export function rememberTagsOf(text: string): void {
  const before = rememberedTags()
  const after = withSpellings(before, text)
  if (after.join(' ') !== before.join(' ')) writeStoredValue(STORED.recentTags, after)
}
