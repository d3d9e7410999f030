import type { QueryClient } from '@tanstack/react-query'
import { currentToken } from '#data/connection/token.ts'
import { profileQuery } from '#data/people/profiles.ts'
import { profilePostsQuery } from '#data/posts/profile-posts.ts'
import { profileAddress } from '#domain/profile/address.ts'
import { isRemote } from '#domain/profile/handle.ts'
import { findRoute } from '#domain/session/route-map.ts'

/**
 * Puts the person whom an address names, usually that of the page, and their first posts, into the cache, so
 * that the first drawing has them. Never rejects. Guests read people of other servers there, and the other
 * tabs ask for themselves.
 */
export async function prefetchProfile(
  client: QueryClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = location,
): Promise<void> {
  const query = profileQuery(profileAddress(findRoute(pathname)?.params ?? {}))
  await client.prefetchQuery(query)
  const account = client.getQueryData(query.queryKey)
  const isShown = account && (currentToken() !== null || !isRemote(account))
  // A group has another list, by the version of the server.
  if (isShown && search === '' && !account.is_group) {
    await client.prefetchInfiniteQuery(profilePostsQuery(account.id, 'posts'))
  }
}
