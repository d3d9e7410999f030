import { useInstance } from '#data/connection/instance.ts'
import { isOlderThan } from '#domain/instance.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'

const LISTS = [
  { route: 'bookmark-list', label: 'nav.bookmarks' },
  { route: 'like-list', label: 'likes.title' },
  { route: 'direct-post-list', label: 'direct.title' },
] as const satisfies { route: string; label: TextKey }[]

/** Shows the tabs between bookmarks, likes and direct posts. */
export function PersonalListTabs({ current }: { current: (typeof LISTS)[number]['route'] }) {
  const t = useText()
  const instance = useInstance()
  // Older servers cannot list likes (docs/server/timelines.md#likes).
  const hasLikes = instance !== null && !isOlderThan(instance.version, 4, 17)
  const lists = LISTS.filter(({ route }) => hasLikes || route !== 'like-list' || route === current)
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
