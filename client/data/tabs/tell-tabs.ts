/**
 * Tells the other tabs what the server has confirmed here (docs/spec/lists.md#what-another-tab-changes). It
 * is in the first chunk and small; what follows the other tabs loads late (`follow-tabs.ts`).
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import type { TabChange, TabMessage } from './tab-change.ts'

const NAME = 'kith-changes'

/** So many changes are remembered, to notice that another tab has changed the same at the same moment. */
const REMEMBERED = 20

let channel: BroadcastChannel | null | undefined
let told: readonly TabMessage[] = []

/**
 * Returns the one channel of this tab: a second one would hear the first. Null where the browser has none.
 */
export function tabChannel(): BroadcastChannel | null {
  if (channel === undefined)
    channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null
  return channel
}

/** Returns what this tab has told since a moment, in milliseconds. */
export const toldSince = (moment: number): readonly TabMessage[] => told.filter(({ at }) => at >= moment)

/** Returns whose changes this tab makes and follows; undefined until the viewer is known. */
export const accountOfTab = (client: QueryClient): string | undefined =>
  client.getQueryData<Account>(['viewer'])?.id

/** Tells the other tabs of this account about a change. */
export function tellTabs(client: QueryClient, change: TabChange): void {
  const accountId = accountOfTab(client)
  if (accountId === undefined) return
  const message = { accountId, at: Date.now(), change }
  told = [message, ...told].slice(0, REMEMBERED)
  tabChannel()?.postMessage(message)
}
