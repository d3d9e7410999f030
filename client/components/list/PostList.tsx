import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import type { Page } from '#contract/endpoint.ts'
import type { Post } from '#contract/entities/post.ts'
import { itemsOf } from '#domain/paging.ts'
import { useText } from '#i18n/i18n.ts'
import { MoreButton } from './MoreButton.tsx'
import { PostFeed } from './PostFeed.tsx'

/** A list of posts in every state it can be in: loading, failed, empty, and with more to come. */
export function PostList({
  label,
  posts: query,
  empty,
}: {
  label: string
  posts: UseInfiniteQueryResult<InfiniteData<Page<Post>>>
  empty: ReactNode
}) {
  'use memo'
  const t = useText()
  if (query.isPending) {
    return (
      <div role="status" aria-busy="true" aria-label={t('list.loading')}>
        <PostSkeleton count={6} />
      </div>
    )
  }
  if (!query.data)
    return <ErrorNotice error={query.error} retrying={query.isFetching} onRetry={query.refetch} />
  const posts = itemsOf(query.data.pages)
  return (
    <>
      {query.isError && !query.isFetchNextPageError && (
        <ErrorNotice error={query.error} retrying={query.isFetching} onRetry={query.refetch} />
      )}
      {posts.length === 0 ? (
        empty
      ) : (
        <PostFeed label={label} posts={posts} busy={query.isFetching}>
          <MoreButton list={query} />
        </PostFeed>
      )}
    </>
  )
}
