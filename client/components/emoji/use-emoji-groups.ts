import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CustomEmoji } from '#contract/entities/emoji.ts'
import {
  customEmojiQuery,
  DEFAULT_FAVOURITES,
  instanceExtrasQuery,
  recentEmoji,
  standardEmojiQuery,
  writableEmojiQuery,
} from '#data/writing/emoji.ts'
import { type Emoji, findEmoji } from '#domain/composer/emoji-search.ts'
import { type TextKey, type Translate, useLanguage, useText } from '#i18n/i18n.ts'
import type { EmojiGroup } from './emoji-rows.ts'

const TITLES: ReadonlyMap<string, TextKey> = new Map(
  Object.entries({
    smileys: 'emoji.smileys',
    people: 'emoji.people',
    nature: 'emoji.nature',
    food: 'emoji.food',
    travel: 'emoji.travel',
    activities: 'emoji.activities',
    objects: 'emoji.objects',
    symbols: 'emoji.symbols',
    flags: 'emoji.flags',
  }),
)

/**
 * Returns all emoji in groups: favourites, recent ones, then custom and standard emoji by category
 * (docs/spec/reactions.md#favourite-emoji).
 */
export function useEmojiGroups(isForText: boolean) {
  'use memo'
  const t = useText()
  const locale = useLanguage()
  const [recent] = useState(recentEmoji) // read once, so that nothing moves while the picker is open
  const custom = useQuery(isForText ? writableEmojiQuery : customEmojiQuery)
  const standard = useQuery(standardEmojiQuery(locale))
  const extras = useQuery(instanceExtrasQuery)
  const customGroups = groupCustom(custom.data ?? [], t)
  const standardGroups = (standard.data ?? []).map(({ group, emojis }): EmojiGroup => {
    const title = TITLES.get(group)
    return { id: group, title: title ? t(title) : group, emojis: emojis.map(readStandard) }
  })
  const emojis = [...customGroups, ...standardGroups].flatMap((group) => group.emojis)
  const pick = (texts: readonly string[]) =>
    [...new Set(texts)].flatMap((text) => findEmoji(emojis, text) ?? [])
  const groups: EmojiGroup[] = [
    {
      id: 'favourites',
      title: t('emoji.favourites'),
      emojis: pick(extras.data?.favorite_emojis ?? DEFAULT_FAVOURITES),
    },
    { id: 'recent', title: t('emoji.recent'), emojis: pick(recent) },
    ...customGroups,
    ...standardGroups,
  ]
  return {
    groups: groups.filter((group) => group.emojis.length > 0),
    emojis,
    isPending: custom.isPending || standard.isPending || extras.isPending,
    // Without the extras of the instance the default favourites are shown; that is no error.
    error: custom.error ?? standard.error,
    retry: () =>
      void Promise.all([custom, standard].filter((query) => query.isError).map((query) => query.refetch())),
  }
}

const readStandard = ([text, name, tags]: readonly [string, string, string]): Emoji => ({
  text,
  name,
  tags,
  url: null,
})

/** Returns the custom emoji by category, first those without one. */
function groupCustom(custom: readonly CustomEmoji[], t: Translate): EmojiGroup[] {
  const categories = [...new Set(custom.map(({ category }) => category ?? ''))].sort()
  return categories.map((name, index) => ({
    id: index === 0 ? 'custom' : `custom ${name}`,
    title: name || t('emoji.custom'),
    emojis: custom.filter(({ category }) => (category ?? '') === name).map(readCustom),
  }))
}

const readCustom = ({ shortcode, url, category }: CustomEmoji): Emoji => ({
  text: `:${shortcode}:`,
  name: shortcode,
  tags: category ?? '',
  url,
})
