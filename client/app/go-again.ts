import type { Query, QueryClient } from '@tanstack/react-query'
import { refreshOpenLists } from '#data/lists/lists.ts'

/**
 * What a place of the navigation does when one is there already: its top, and everything afresh
 * (docs/spec/navigation.md#home-button).
 */
export function goAgain(client: QueryClient): void {
  window.scrollTo(0, 0)
  refreshOpenLists(client, 0)
  // What is there has been renewed already.
  const isMissing = ({ state }: Query) => state.status === 'error' && state.data === undefined
  void client.refetchQueries({ type: 'active', predicate: isMissing })
  void client.invalidateQueries({ queryKey: ['notification-look'] })
}
