import { feedErrorText } from '#components/feed/feed-error-text.ts'
import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import type { Feed } from '#contract/entities/feed.ts'
import { useDeleteFeed } from '#data/feeds/feeds.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { navigate } from '#platform/page/location.ts'
import { toast } from '#ui/notices.ts'

/**
 * Shows a dialog that asks before a custom feed is deleted, and then goes to the list of feeds
 * (docs/spec/feeds.md#delete-a-feed).
 */
export function DeleteFeedDialog({ feed, onDone }: { feed: Feed; onDone: () => void }) {
  const t = useText()
  const remove = useDeleteFeed(feed.id)

  function confirm() {
    remove.mutateAsync().then(
      () => {
        toast(t('custom_feeds.deleted', { name: feed.title }))
        // Back must not lead to the deleted feed.
        navigate(pathTo('custom-feed-list'), { replace: true })
      },
      () => undefined, // the dialog shows the error
    )
  }

  return (
    <ConfirmActionDialog
      title={t('custom_feeds.delete')}
      confirmLabel={t('custom_feeds.delete_confirm')}
      action={remove}
      wordsFor={feedErrorText}
      onConfirm={confirm}
      onCancel={onDone}
    >
      {t('custom_feeds.delete_question', { name: feed.title })}
    </ConfirmActionDialog>
  )
}
