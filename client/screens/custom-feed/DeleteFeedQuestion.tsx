import { navigate } from 'wouter/use-browser-location'
import { feedErrorText } from '#components/feed/feed-error-text.ts'
import type { Feed } from '#contract/entities/feed.ts'
import { useDeleteFeed } from '#data/people/feeds.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/notices.ts'

/** Asks before a feed is deleted; afterwards there is nothing to stay for (spec A §2.11). */
export function DeleteFeedQuestion({ feed, onDone }: { feed: Feed; onDone: () => void }) {
  const t = useText()
  const remove = useDeleteFeed(feed.id)

  function confirm() {
    remove.mutateAsync().then(
      () => {
        toast(t('custom_feeds.deleted', { name: feed.title }))
        // Back shall not lead to what is no more.
        navigate(pathTo('custom-feed-list'), { replace: true })
      },
      () => undefined, // shown below
    )
  }

  return (
    <ConfirmDialog
      title={t('custom_feeds.delete')}
      confirmLabel={t('custom_feeds.delete_confirm')}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onCancel={onDone}
    >
      <p>{t('custom_feeds.delete_question', { name: feed.title })}</p>
      {remove.isError && <Alert tone="error">{feedErrorText(remove.error, t)}</Alert>}
    </ConfirmDialog>
  )
}
