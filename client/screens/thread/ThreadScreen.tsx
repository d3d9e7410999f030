import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useRouteParams } from '#components/layout/use-route-params.ts'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { threadQuery, useThread } from '#data/posts/threads.ts'
import { handle } from '#domain/profile/handle.ts'
import { findRoute } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { useHistoryState } from '#platform/page/location.ts'
import { Alert } from '#ui/Alert.tsx'
import { PostNotFound } from './PostNotFound.tsx'
import { readRequestedDraft } from './requested-draft.ts'
import { Thread } from './Thread.tsx'

/**
 * Shows the conversation around a post (docs/spec/threads.md#the-thread-of-a-post,
 * docs/spec/threads.md#selecting-another-post, docs/spec/subscriptions.md#posts-from-before-a-subscription).
 */
export function ThreadScreen() {
  const t = useText()
  const { postId: selectedId = '' } = useRouteParams()
  const [view, setView] = useState({ threadOf: selectedId, selectedId })
  const { posts, error, isPending, isFetching, isComplete, isGone, isOnlyListed, refetch } = useThread(
    view.threadOf,
  )
  const requestedDraft = readRequestedDraft(useHistoryState(), selectedId)
  const instanceUri = useInstance()?.uri ?? ''
  const selected = posts?.find(({ id }) => id === selectedId)

  // A post of the same thread is only selected. Any other post opens its own thread, as does a post of a
  // thread that was opened for a post that is deleted now.
  const isInside = selected && posts?.some(({ id }) => id === view.threadOf)
  if (view.selectedId !== selectedId || (selected && !isInside)) {
    setView({ threadOf: isInside ? view.threadOf : selectedId, selectedId })
  }

  if (isGone) return <PostNotFound postId={selectedId} error={error} />
  const title = selected
    ? t('thread.post_by', { handle: handle(selected.account, instanceUri) })
    : t('thread.title')
  return (
    <Page title={title} heading={title}>
      {isPending && (
        <div role="status" aria-busy="true" aria-label={t('list.loading')}>
          <PostSkeleton count={6} />
        </div>
      )}
      {posts && (
        <Thread
          key={view.threadOf}
          posts={posts}
          selectedId={selectedId}
          complete={isComplete}
          loading={isFetching}
          requestedDraft={requestedDraft}
        />
      )}
      {isOnlyListed && <Alert>{t('thread.only_listed')}</Alert>}
      {error && !isOnlyListed && (
        <ErrorNotice error={error} about={t('thread.title')} retrying={isFetching} onRetry={refetch} />
      )}
    </Page>
  )
}

/**
 * Puts the thread of an address, usually that of the page, into the cache, so that the first drawing has it.
 */
ThreadScreen.prefetch = (client: QueryClient, { pathname }: Pick<Location, 'pathname'> = location) =>
  client.prefetchQuery(threadQuery(findRoute(pathname)?.params.postId ?? ''))
