/** Says why what was typed cannot be added to a merged feed (docs/spec/feeds.md#new-merged-feed). */
import {
  hostIn,
  isSameSource,
  MOST_SOURCES,
  type Source,
  sourceName,
  tagsIn,
} from '#domain/merged-feed/merged-feed.ts'
import type { Translate } from '#i18n/i18n.ts'

/** A kind of source that is typed; a group is chosen. */
export type TypedKind = 'tag' | 'host'

/** Returns the sources that were typed; null for what cannot be one. */
export function sourcesIn(kind: TypedKind, typed: string): Source[] | null {
  if (kind === 'tag') return tagsIn(typed)
  if (typed.trim() === '') return []
  const host = hostIn(typed)
  return host && [host]
}

/**
 * Returns why sources cannot be added to the others of a feed, or undefined. `here` is the host of this
 * server, whose posts are in Local.
 */
export function sourceProblem(
  sources: readonly Source[] | null,
  { kind, others, here }: { kind: TypedKind; others: readonly Source[]; here: string },
  t: Translate,
): string | undefined {
  if (sources === null) return t(kind === 'tag' ? 'merged_feed.no_tag' : 'merged_feed.no_host')
  if (kind === 'host' && sources.some(({ value }) => value === here)) return t('merged_feed.host_here')
  const known = sources.find((source) => others.some((other) => isSameSource(source, other)))
  if (known) return t('merged_feed.known', { name: sourceName(known) })
  if (others.length + sources.length > MOST_SOURCES) return t('merged_feed.too_many', { count: MOST_SOURCES })
  return undefined
}
