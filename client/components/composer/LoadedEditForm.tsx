import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post } from '#contract/entities/post.ts'
import { usePostToEdit } from '#data/writing/edit-post.ts'
import { MARKDOWN } from '#domain/composer/edit.ts'
import { useText } from '#i18n/i18n.ts'
import { returnToOpener } from '#platform/focus/return-to-opener.ts'
import { startTypeAhead } from '#platform/input/type-ahead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { SourceForm } from './SourceForm.tsx'

/**
 * Loads what is to be edited. A source that is not markdown is not opened: saving would wipe it
 * (docs/spec/post-actions.md#edit).
 */
export function LoadedEditForm({
  post,
  viewer,
  instance,
  isSaving,
  onDone,
}: {
  post: Post
  viewer: Account
  instance: Instance
  /** An editor of this post is saving it, which may be closed by now. */
  isSaving: boolean
  onDone: () => void
}) {
  const t = useText()
  const [place] = useState(returnToOpener)
  // An editor that was closed may still be saving, and that decides with what this one begins.
  const [isWaiting, setWaiting] = useState(isSaving)
  if (isWaiting && !isSaving) setWaiting(false)
  const loading = usePostToEdit(post.id, !isWaiting)
  const wait = useEffectEvent(() => (loading.isPending ? startTypeAhead() : undefined))
  useLayoutEffect(() => wait(), [])
  if (loading.isPending) return <Spinner label={t('list.loading')} />
  if (loading.isError) {
    return <ErrorNotice error={loading.error} retrying={loading.isFetching} onRetry={loading.refetch} />
  }
  if (loading.data.source.content_type !== MARKDOWN) {
    const close = <Button onClick={onDone}>{t('action.dismiss')}</Button>
    return (
      <div ref={place}>
        <Alert action={close}>{t('composer.source_unavailable')}</Alert>
      </div>
    )
  }
  return <SourceForm {...loading.data} viewer={viewer} instance={instance} onDone={onDone} />
}
