/** Leaves the page of a post that is deleted. */
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { reuseThread } from '#data/posts/threads.ts'
import { postPath } from '#domain/profile/link.ts'
import { findRoute, pathTo } from '#domain/session/route-map.ts'
import { goToEarlierPage } from '#platform/page/earlier-page.ts'
import { navigate } from '#platform/page/location.ts'

/**
 * Goes to the post that the deleted one replied to, or else to the previous page, if the current page is that
 * of a post in
 * `gone`.
 */
export async function leaveDeletedPost(
  client: QueryClient,
  deleted: Pick<Post, 'in_reply_to_id'>,
  gone: ReadonlySet<string>,
): Promise<void> {
  if (!isPageOf(gone, location.pathname)) return
  const parentId = deleted.in_reply_to_id
  if (parentId !== null && reuseThread(client, parentId)) {
    navigate(postPath(parentId), { replace: true })
    return
  }
  const isLeft = await goToEarlierPage((path) => findRoute(path) !== null && !isPageOf(gone, path))
  if (!isLeft) navigate(pathTo('home'), { replace: true })
}

function isPageOf(posts: ReadonlySet<string>, path: string): boolean {
  const route = findRoute(path)
  return route?.name === 'post' && posts.has(route.params.postId ?? '')
}
