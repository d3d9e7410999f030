/** Asks what a payment has bought: the invoice never says it (docs/spec/subscriptions.md#what-was-bought). */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Invoice } from '#contract/entities/invoice.ts'
import { startStopwatch } from '#platform/time/stopwatch.ts'
import { refreshRelationships } from '../people/relationships.ts'
import { knownInvoice } from './known-invoices.ts'
import { subscriptionQuery } from './subscription.ts'

type Paid = Pick<Invoice, 'id' | 'sender_id' | 'recipient_id' | 'created_at' | 'status'>

/** Milliseconds between two questions, and after which nobody asks any more. */
const POLL_INTERVAL_MS = 3000
const POLL_TIMEOUT_MS = 30_000

/**
 * Loads the end of the subscription after a payment; null where it is still the former one when patience
 * ends.
 */
export const endQuery = (invoice: Paid) =>
  queryOptions({
    queryKey: ['end-after', invoice.id],
    queryFn: ({ client, signal }) => askForEnd(client, invoice, signal),
    enabled: invoice.status === 'completed',
    refetchOnMount: 'always',
    retryOnMount: true,
  })

async function askForEnd(
  client: QueryClient,
  { id, sender_id, recipient_id, created_at }: Paid,
  signal: AbortSignal,
): Promise<string | null> {
  void refreshRelationships(client, [recipient_id])
  const passed = startStopwatch()
  const query = { ...subscriptionQuery(sender_id, recipient_id), staleTime: 0 }
  await client.cancelQueries({ queryKey: query.queryKey }) // an earlier question may never be answered
  while (passed() < POLL_TIMEOUT_MS) {
    // A failure is no answer: the next question may have one.
    const asked = client.fetchQuery(query).catch(() => null)
    const found = await Promise.race([asked, pause(POLL_TIMEOUT_MS - passed())])
    signal.throwIfAborted()
    if (found && isNew(found.expires_at, knownInvoice(id)?.formerEnd, created_at)) return found.expires_at
    await pause(POLL_INTERVAL_MS)
  }
  return null
}

const pause = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))

/**
 * Returns whether an end is that after the payment. Where the former one is not known, it is any that the
 * payment can have made.
 */
const isNew = (end: string, former: string | null | undefined, createdAt: string): boolean =>
  former === undefined ? Date.parse(end) > Date.parse(createdAt) : end !== former
