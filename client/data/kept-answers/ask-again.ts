/** Asks the server again for what the page shows as it was kept (docs/spec/offline.md#reading-without-a-connection). */
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { homeTimelineQuery } from '../posts/timelines.ts'
import { renewList } from './renew-list.ts'
import { restored } from './restored.ts'

/** Asks for every kept answer on the page. Home has a way of its own: it must not jump. */
export function askAgain(client: QueryClient): void {
  const home = hashKey(homeTimelineQuery.queryKey)
  const isKept = ({ queryHash }: Query) => restored.current().has(queryHash) && queryHash !== home
  void renewList(client, homeTimelineQuery)
  void client.refetchQueries({ type: 'active', predicate: isKept })
}
