import { Compass, ListPlus, RotateCw } from 'lucide-react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import { useErrorText } from '#components/feedback/error-text.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { useAllFeeds } from '#data/feeds/all-feeds.ts'
import { maySeeFederated } from '#domain/session/access.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { usePathname } from '#platform/page/location.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { FeedMenu } from './FeedMenu.tsx'
import styles from './FeedSwitcher.module.css'

/** So many custom feeds can be found in the row. */
const FEW = 2

/**
 * Shows links to all timelines, above each of them (docs/spec/navigation.md#feed-switcher). It is rendered by
 * `FeedSwitcherSlot`.
 */
export function FeedSwitcher() {
  const t = useText()
  const here = usePathname()
  const federated = maySeeFederated(useInstance(), useViewer())
  const { feeds, isError, error, isFetching, refetch } = useAllFeeds()
  const reason = useErrorText(error)
  const timelines = [
    { href: pathTo('home'), label: t('nav.home') },
    { href: pathTo('local'), label: t('nav.local') },
    ...(federated ? [{ href: pathTo('known-network'), label: t('nav.federated') }] : []),
    ...feeds.map(({ id, title }) => ({
      href: pathTo('custom-feed-timeline', { feedId: id }),
      label: title,
      content: <EmojiText text={title} />,
    })),
  ]
  return (
    <div className={styles.switcher}>
      <LinkTabs
        label={t('custom_feeds.timelines')}
        tabs={timelines.map((timeline) => ({ ...timeline, current: timeline.href === here }))}
      />
      {isError && (
        <IconButton
          label={`${t('custom_feeds.load_failed')}. ${reason}`}
          icon={<RotateCw />}
          tone="danger"
          size="s"
          busy={isFetching}
          onClick={() => refetch()}
        />
      )}
      {feeds.length > FEW && <FeedMenu feeds={feeds} />}
      <span className={styles.explore}>
        <IconButton href={pathTo('explore')} label={t('nav.explore')} icon={<Compass />} size="s" />
      </span>
      <IconButton
        href={pathTo('custom-feed-list')}
        label={t('custom_feeds.title')}
        icon={<ListPlus />}
        size="s"
      />
    </div>
  )
}
