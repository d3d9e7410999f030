/** Finds what the editor suggests for the word before the cursor (docs/spec/writing.md#suggestions). */
import { keepPreviousData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import type { Emoji } from '#domain/composer/emoji-search.ts'
import { suggestTags } from '#domain/composer/hashtag.ts'
import {
  MOST_PEOPLE,
  MOST_TAGS,
  type SuggestionTrigger,
  suggestEmoji,
  worthSuggesting,
} from '#domain/composer/suggestion.ts'
import { findAccounts, findTags } from '../search/search.ts'
import { standardEmojiQuery, writableEmojiQuery } from './emoji.ts'
import { rememberedTags } from './remembered-tags.ts'

/** `inserted` is what picking it writes, `name` what was found by. */
export type Suggestion = { inserted: string; name: string } & (
  | { kind: 'mention'; account: Account }
  | { kind: 'tag' }
  | { kind: 'emoji'; emoji: Emoji }
)

/** An answer that a newer question has overtaken is dropped: the query and its signal see to it. */
export const suggestionsQuery = (trigger: SuggestionTrigger | null, locale: string) =>
  queryOptions({
    queryKey: ['suggestions', trigger?.kind, trigger?.query, locale],
    queryFn: trigger
      ? ({ client, signal }) => {
          const { kind, query } = trigger
          if (kind === 'mention') return suggestPeople(query, signal)
          return kind === 'tag' ? suggestKnownTags(query, signal) : suggestAnyEmoji(client, query, locale)
        }
      : skipToken,
    placeholderData: keepPreviousData,
  })

async function suggestPeople(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const accounts = await findAccounts(query, MOST_PEOPLE, signal)
  return worthSuggesting(accounts, query)
    .filter(({ acct }) => !acct.includes('://')) // without a network address there is nothing to write
    .slice(0, MOST_PEOPLE)
    .map((account) => ({ kind: 'mention', account, name: account.acct, inserted: `@${account.acct}` }))
}

/** A name that begins so may be behind others that contain it: the server knows no order. */
const TAGS_ASKED_FOR = 40

async function suggestKnownTags(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const known = await findTags(query, TAGS_ASKED_FOR, signal)
  return suggestTags(query, rememberedTags(), known, MOST_TAGS).map((name) => ({
    kind: 'tag',
    name,
    inserted: `#${name}`,
  }))
}

async function suggestAnyEmoji(client: QueryClient, query: string, locale: string): Promise<Suggestion[]> {
  const [custom, standard] = await Promise.all([
    client.ensureQueryData(writableEmojiQuery),
    client.ensureQueryData(standardEmojiQuery(locale)),
  ])
  const emojis: Emoji[] = [
    ...custom.map(({ shortcode, url }) => ({ text: `:${shortcode}:`, name: shortcode, tags: '', url })),
    ...standard.flatMap((group) =>
      group.emojis.map(([text, name, tags]) => ({ text, name, tags, url: null })),
    ),
  ]
  return suggestEmoji(emojis, query).map((emoji) => ({
    kind: 'emoji',
    emoji,
    name: emoji.name,
    inserted: emoji.text,
  }))
}
