import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { reuseThread } from '#data/posts/threads.ts'
import { postPath } from '#domain/profile/link.ts'
import { findRoute, pathTo } from '#domain/session/route-map.ts'
import { goToEarlierPage } from '#platform/earlier-page.ts'
import { navigate } from '#platform/location.ts'

/**
 * Leaves the page of a post that goes with a deleted one: to the post that was answered, else to where one came from. Answers
 * whether there was anything to leave.
 */
export async function leaveDeletedPost(
  client: QueryClient,
  deleted: Post,
  gone: ReadonlySet<string>,
): Promise<boolean> {
  if (!isPageOf(gone, location.pathname)) return false
  const parentId = deleted.in_reply_to_id
  if (parentId !== null && reuseThread(client, parentId)) {
    navigate(postPath(parentId), { replace: true })
    return true
  }
  const isLeft = await goToEarlierPage((path) => findRoute(path) !== null && !isPageOf(gone, path))
  if (!isLeft) navigate(pathTo('home'), { replace: true })
  return true
}

function isPageOf(posts: ReadonlySet<string>, path: string): boolean {
  const route = findRoute(path)
  return route?.name === 'post' && posts.has(route.params.postId ?? '')
}
