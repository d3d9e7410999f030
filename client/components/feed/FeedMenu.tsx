import { ChevronDown } from 'lucide-react'
import type { Feed } from '#contract/entities/feed.ts'
import { formatNumber } from '#domain/number-text.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'

/**
 * Shows how many custom feeds there are, and lists them all: a row has room for a few
 * (docs/spec/navigation.md#feed-switcher).
 */
export function FeedMenu({ feeds }: { feeds: readonly Feed[] }) {
  const t = useText()
  const locale = useLocale()
  const label = t('custom_feeds.all_counted', { count: feeds.length })
  return (
    <Menu
      label={label}
      trigger={(opener) => (
        <IconButton label={label} icon={<ChevronDown />} size="s" {...opener}>
          {formatNumber(feeds.length, locale)}
        </IconButton>
      )}
    >
      {feeds.map(({ id, title }) => (
        <MenuItem key={id} href={pathTo('custom-feed-timeline', { feedId: id })}>
          <bdi>{title}</bdi>
        </MenuItem>
      ))}
    </Menu>
  )
}
