import { ListX } from 'lucide-react'
import { useServerWords } from '#components/feedback/server-words.ts'
import { Page } from '#components/layout/Page.tsx'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/**
 * Shows that a custom feed does not exist: it was deleted, perhaps in another tab, or belongs to somebody
 * else.
 */
export function FeedNotFound({ error }: { error: unknown }) {
  const t = useText()
  const words = useServerWords(error)
  return (
    <Page title={t('custom_feeds.not_found')} heading={t('custom_feeds.not_found')}>
      <EmptyState
        icon={<ListX />}
        title={t('custom_feeds.not_found_reason')}
        action={<Button href={pathTo('custom-feed-list')}>{t('custom_feeds.all')}</Button>}
      >
        {words}
      </EmptyState>
    </Page>
  )
}
