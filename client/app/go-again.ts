import type { Query, QueryClient } from '@tanstack/react-query'
import { refreshOpenLists } from '#data/lists/lists.ts'

/**
 * Goes to the top of the page and loads everything on it again, for a navigation link to the current page
 * (docs/spec/navigation.md#home-button).
 */
export function goAgain(client: QueryClient): void {
  window.scrollTo(0, 0)
  refreshOpenLists(client, 0)
  // The lists that are there have been renewed already.
  const isMissing = ({ state }: Query) => state.status === 'error' && state.data === undefined
  void client.refetchQueries({ type: 'active', predicate: isMissing })
  void client.invalidateQueries({ queryKey: ['notification-look'] })
}
