/**
 * Shows a post that was just published in all loaded lists it belongs to
 * (docs/spec/timelines.md#where-a-new-post-appears).
 */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import type { Post } from '#contract/entities/post.ts'
import { listsOf } from '#domain/post/lists.ts'
import { renewProfiles } from '../people/renew-profiles.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { countReply } from './count-reply.ts'
import { noteChanged } from './post-cache.ts'
import { addReplyToThread } from './threads.ts'

/** Shows a post that this tab has published, in all tabs. */
export function showPublishedHere(client: QueryClient, post: Post): void {
  showPublished(client, post)
  tellTabs(client, { kind: 'published', post })
}

/** Adds a new post to all loaded lists and threads it belongs to, and counts it as a reply. */
export function showPublished(client: QueryClient, post: Post): void {
  renewProfiles(client, [post.account.id])
  countReply(client, post.in_reply_to_id, 1)
  addReplyToThread(client, post)
  for (const name of listsOf(post)) prependPost(client, ['posts', ...name], post)
}

type PostList = InfiniteData<Page<Post>, string | null>

/** Puts a post at the top of a list, once. Does nothing when the list is not loaded. */
export function prependPost(client: QueryClient, queryKey: readonly unknown[], post: Post): void {
  const withPost = (list?: PostList) => {
    const [first, ...rest] = list?.pages ?? []
    const isThere = ({ items }: Page<Post>) => items.some(({ id }) => id === post.id)
    if (!list || !first || list.pages.some(isThere)) return list
    return { ...list, pages: [{ ...first, items: [post, ...first.items] }, ...rest] }
  }
  noteChanged(post.id)
  const put = () => {
    const { dataUpdatedAt: updatedAt = 0 } = client.getQueryState(queryKey) ?? {}
    client.setQueryData<PostList>(queryKey, withPost, { updatedAt })
  }
  put()
  const loading = client.getQueryCache().find({ queryKey, fetchStatus: 'fetching' })
  loading?.promise?.then(put, () => undefined) // no answer has come that could lack it
}
