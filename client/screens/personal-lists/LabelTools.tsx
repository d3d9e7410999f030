import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import { useErrorText } from '#components/feedback/error-text.ts'
import { labelledPostsQuery, useChangeLabels } from '#data/posts/bookmark-labels.ts'
import { deletedLabel, type Label, withoutPosts } from '#domain/bookmark-labels.ts'
import { itemsOf } from '#domain/paging.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { navigate } from '#platform/page/location.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/notices.ts'
import styles from './LabelTools.module.css'

/**
 * Shows how many posts have a label, and buttons that delete it or make room
 * (docs/spec/timelines.md#labels-of-bookmarks).
 */
export function LabelTools({ label }: { label: Label }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { data, hasNextPage } = useInfiniteQuery(labelledPostsQuery(label))
  const change = useChangeLabels()
  const reason = useErrorText(change.error)
  const here = data ? itemsOf(data.pages).map(({ id }) => id) : []
  // What could not be read is not gone.
  const isWhole = data && !hasNextPage && !data.pages.some(({ unreadable = 0 }) => unreadable > 0)
  const gone = isWhole ? label.ids.filter((id) => !here.includes(id)) : []
  return (
    <div className={styles.tools}>
      <span className={styles.count}>{t('search.count_posts', { count: label.ids.length })}</span>
      <Button kind="quiet" size="s" onClick={() => setAsking(true)}>
        {t('labels.delete')}
      </Button>
      {gone.length > 0 && (
        <Alert
          action={
            <Button
              size="s"
              busy={change.isPending}
              onClick={() => change.mutate((stored) => withoutPosts(stored, label.name, gone))}
            >
              {t('labels.forget')}
            </Button>
          }
        >
          {t('labels.gone', { count: gone.length })}
        </Alert>
      )}
      {change.isError && <Alert tone="error">{reason}</Alert>}
      {isAsking && <DeleteLabelDialog name={label.name} onCancel={() => setAsking(false)} />}
    </div>
  )
}

function DeleteLabelDialog({ name, onCancel }: { name: string; onCancel: () => void }) {
  const t = useText()
  const remove = useChangeLabels()
  const confirm = () =>
    void remove
      .mutateAsync(() => deletedLabel(name))
      .then(
        () => {
          toast(t('labels.deleted', { name }))
          navigate(pathTo('bookmark-list'), { replace: true })
        },
        () => undefined, // the dialog shows the error
      )
  return (
    <ConfirmActionDialog
      title={t('labels.delete')}
      confirmLabel={t('labels.delete')}
      action={remove}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {t('labels.delete_question', { name })}
    </ConfirmActionDialog>
  )
}
