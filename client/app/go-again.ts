import type { QueryClient } from '@tanstack/react-query'
import { renewOpenLists } from '#data/lists/lists.ts'

/** What a place of the navigation does when one is there already: its top, and everything afresh (spec A §2.2 "Home button"). */
export function goAgain(client: QueryClient): void {
  window.scrollTo(0, 0)
  renewOpenLists(client, 0)
  void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  void client.invalidateQueries({ queryKey: ['notification-look'] })
}
