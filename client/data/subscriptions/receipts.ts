/**
 * Keeps receipts of the viewer's invoices in the browser's database, and lists them
 * (docs/spec/subscriptions.md#receipts).
 */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getAccount } from '#contract/endpoints/accounts.ts'
import type { Invoice } from '#contract/entities/invoice.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { newestReceipts, type Receipt } from '#domain/subscription/receipt.ts'
import { call } from '../connection/api.ts'
import { viewerQuery } from '../connection/session.ts'
import { currentToken } from '../connection/token.ts'
import { rows } from '../storage/rows.ts'
import { subscriptionQuery } from './subscription.ts'

/**
 * Keeps an invoice of the viewer as the server has just told it. Nothing waits for this, and nothing fails
 * with it.
 */
export function storeReceipt(client: QueryClient, invoice: Invoice): void {
  const viewer = client.getQueryData(viewerQuery(currentToken()).queryKey)
  if (viewer?.id !== invoice.sender_id) return
  keep(invoice).catch(notStored)
}

async function keep({ id, sender_id, recipient_id, amount, status, created_at }: Invoice): Promise<void> {
  const known = await rows.read('receipts', sender_id, id)
  if (known?.status === status) return
  const receipt: Receipt = {
    invoiceId: id,
    recipientId: recipient_id,
    acct: known?.acct ?? null,
    name: known?.name ?? null,
    amount,
    status,
    createdAt: created_at,
    // A further payment has moved it.
    until: null,
  }
  await rows.write([{ table: 'receipts', accountId: sender_id, key: id, value: receipt }])
}

/** Lists the receipts of an account on this device, the newest first. */
export const receiptsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['receipts', accountId],
    queryFn: async ({ client }) => {
      const stored = newestReceipts((await rows.list('receipts', accountId)).map(({ value }) => value))
      const completed = await Promise.all(
        stored.map((receipt, place) => complete(client, accountId, receipt, isNewest(stored, place))),
      )
      return completed
    },
    refetchOnMount: 'always',
    gcTime: 0,
  })

/**
 * Returns whether no payment to the same author was completed after this one: then the end of the
 * subscription is its own.
 */
const isNewest = (receipts: readonly Receipt[], place: number): boolean =>
  receipts[place]?.status === 'completed' &&
  !receipts
    .slice(0, place)
    .some(({ recipientId, status }) => recipientId === receipts[place]?.recipientId && status === 'completed')

/**
 * Adds what the receipt does not say yet, and keeps it. What cannot be asked for now is asked for the next
 * time.
 */
async function complete(
  client: QueryClient,
  accountId: string,
  receipt: Receipt,
  isLast: boolean,
): Promise<Receipt> {
  const mayAskEnd = isLast && receipt.until === null
  if (receipt.acct !== null && !mayAskEnd) return receipt
  const [author, subscription] = await Promise.all([
    receipt.acct === null ? loadAuthor(client, receipt.recipientId).catch(nobody) : null,
    mayAskEnd ? client.fetchQuery(subscriptionQuery(accountId, receipt.recipientId)).catch(nobody) : null,
  ])
  const more: Receipt = {
    ...receipt,
    ...(author && { acct: author.acct, name: displayName(author) }),
    ...(subscription && { until: subscription.expires_at }),
  }
  const change = { table: 'receipts', accountId, key: receipt.invoiceId, value: more } as const
  await rows.write([change]).catch(notStored)
  return more
}

const notStored = (error: unknown) => console.warn('a receipt was not stored', error)

const nobody = () => null

const loadAuthor = (client: QueryClient, id: string) =>
  client.fetchQuery({
    queryKey: ['receipt-author', id],
    queryFn: ({ signal }) => call(getAccount, { params: { id } }, { signal }),
  })
