import type { ReactNode } from 'react'
import type { Post } from '#contract/entities/post.ts'
import { useVerdict } from '#data/filters/filters.ts'
import type { FilterKind } from '#domain/filter/filter.ts'
import { findRoute, type RouteName } from '#domain/session/route-map.ts'
import { usePathname } from '#platform/page/location.ts'
import { createStore, useStore } from '#platform/storage/store.ts'
import { BlurredPost } from './BlurredPost.tsx'
import { FoldedPost } from './FoldedPost.tsx'

/** The ids of the entries that are shown all the same. They stay so until the page is closed. */
const shown = createStore<ReadonlySet<string>>(new Set())

/** The kinds that catch nothing where one looks for what they catch. */
const LOOKED_FOR: Partial<Record<RouteName, readonly FilterKind[]>> = {
  profile: ['person', 'host'],
  'profile-by-acct': ['person', 'host'],
  tag: ['tag'],
  post: ['thread'],
}
const NONE: readonly FilterKind[] = []

/** The pages on which something belongs to a post that is hidden: replies, or what somebody did. */
const FOLDING: readonly (RouteName | undefined)[] = ['post', 'notifications']

/**
 * Shows a post, or what a filter leaves of it: nothing, a line, or its outline
 * (docs/spec/filters.md#hide-fold-blur, docs/spec/filters.md#where-filters-look-away).
 */
export function Filtered({
  entry,
  position,
  children,
}: {
  entry: Post
  position: number | undefined
  children: ReactNode
}) {
  const route = findRoute(usePathname())?.name
  const filter = useVerdict(entry, (route && LOOKED_FOR[route]) ?? NONE)
  const isShown = useStore(shown, (ids) => ids.has(entry.id))
  if (!filter || isShown) return children
  if (filter.action === 'hide' && !FOLDING.includes(route)) return null
  const Place = filter.action === 'blur' ? BlurredPost : FoldedPost
  const show = () => shown.set(new Set(shown.current()).add(entry.id))
  return <Place entry={entry} filter={filter} position={position} onShow={show} />
}
