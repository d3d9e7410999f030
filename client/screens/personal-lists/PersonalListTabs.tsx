import { useInstance } from '#data/connection/instance.ts'
import { isOlderThan } from '#domain/instance.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'

/** The lists, with the version of the server that has them. */
const LISTS = [
  { route: 'bookmark-list', label: 'nav.bookmarks', since: [0, 0] },
  // docs/server/timelines.md#likes
  { route: 'like-list', label: 'likes.title', since: [4, 17] },
  { route: 'direct-post-list', label: 'direct.title', since: [0, 0] },
  // docs/server/posts.md#follow-a-conversation
  { route: 'followed-conversation-list', label: 'followed.title', since: [4, 16] },
] as const satisfies { route: string; label: TextKey; since: [number, number] }[]

/** Shows the tabs between bookmarks, likes, direct posts and followed conversations. */
export function PersonalListTabs({ current }: { current: (typeof LISTS)[number]['route'] }) {
  const t = useText()
  const version = useInstance()?.version
  const has = (since: readonly [number, number]) =>
    since[0] === 0 || (version !== undefined && !isOlderThan(version, ...since))
  const lists = LISTS.filter(({ route, since }) => has(since) || route === current)
  return (
    <LinkTabs
      label={t('lists.personal')}
      tabs={lists.map(({ route, label }) => ({
        href: pathTo(route),
        label: t(label),
        current: route === current,
      }))}
    />
  )
}
