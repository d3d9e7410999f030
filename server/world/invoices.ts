/** Makes invoices, and moves them through their states (docs/server/payments.md#states-of-an-invoice). */
import type { InvoiceRecord } from './payment-records.ts'
import type { AccountRecord } from './records.ts'
import { buyTime } from './subscriptions.ts'
import { freshIntegratedAddress, freshSubaddress } from './wallet.ts'
import type { World } from './world.ts'

const LIFE = 15_600_000

/** The confirmations that a payment needs, and again its payout: what a server has unless it is told otherwise. */
const CONFIRMATIONS = 20

/** The fee of the network for sending a payment on, in atomic units. */
const FORWARDING_FEE = 1_808_400_000

/** How many milliseconds the recipient's server takes to send an address. */
const DELAY_ELSEWHERE = 2000

export function addInvoice(
  world: World,
  order: { sender: AccountRecord; recipient: AccountRecord; chain_id: string; amount: number },
): InvoiceRecord {
  const { sender, recipient, chain_id, amount } = order
  const created_at = world.clock()
  const option = recipient.user?.subscription_options.find((each) => each.chain_id === chain_id)
  const isWatched = option?.type === 'monero-light'
  const isElsewhere = recipient.host !== null
  const invoice: InvoiceRecord = {
    id: world.newId(),
    sender_id: sender.id,
    recipient_id: recipient.id,
    chain_id,
    payment_address: null,
    amount,
    status: isElsewhere ? 'requested' : 'open',
    created_at,
    expires_at: created_at + LIFE,
    way: isElsewhere ? 'elsewhere' : isWatched ? 'watching' : 'forwarding',
    payout: null,
  }
  if (!isElsewhere) {
    invoice.payment_address = isWatched
      ? freshIntegratedAddress(world, option)
      : freshSubaddress(world, chain_id)
  }
  world.invoices.set(invoice.id, invoice)
  return invoice
}

/** Cancels an invoice that nobody has paid. Returns whether it could. */
export function cancelInvoice(invoice: InvoiceRecord): boolean {
  if (invoice.status !== 'open' && invoice.status !== 'requested') return false
  invoice.status = 'cancelled'
  return true
}

/** Gives invoices the addresses that the recipients' servers have sent meanwhile. */
export function receiveAddresses(world: World): void {
  for (const invoice of world.invoices.values()) {
    if (invoice.status !== 'requested' || invoice.way !== 'elsewhere') continue
    const recipient = world.accounts.get(invoice.recipient_id)
    const isAnswered = invoice.created_at + DELAY_ELSEWHERE <= world.clock()
    if (!isAnswered || !recipient || recipient.accepts_after === null) continue
    invoice.status = 'open'
    invoice.payment_address = freshSubaddress(world, invoice.chain_id)
  }
}

/** Tells whether a block, or time alone, may still change something. */
export const areInvoicesUnderWay = (world: World): boolean =>
  world.chain.transfers.some(({ is_counted }) => !is_counted) ||
  [...world.invoices.values()].some(({ status }) => ['open', 'paid', 'forwarded'].includes(status))

/** Looks at the invoices that wait for something, as the server does every 30 s. */
export function watchInvoices(world: World, now: number): void {
  const here = invoicesOf(world, 'here')
  for (const invoice of here.filter(({ status }) => status === 'open')) {
    if (paymentsOf(world, invoice).length > 0) invoice.status = 'paid'
    else if (invoice.expires_at <= now) invoice.status = 'timeout'
  }
  const paid = here.filter((invoice) => invoice.status === 'paid' && isConfirmed(world, invoice))
  for (const invoice of paid.filter(({ way }) => way === 'watching')) {
    complete(world, invoice, credit(world, invoice), now)
  }
  // While one payment is sent on, the others wait for the next time.
  const ready = paid.filter(({ way }) => way === 'forwarding')
  if (ready.some((invoice) => sendOn(world, invoice))) return
  for (const invoice of here.filter(({ status }) => status === 'forwarded')) {
    const { payout } = invoice
    if (payout && isDeepEnough(world, payout.block)) complete(world, invoice, payout.amount, now)
  }
}

/** Looks for late payments, and at invoices of people elsewhere, as the server does every 600 s. */
export function watchOtherInvoices(world: World, now: number): void {
  for (const invoice of invoicesOf(world, 'here')) {
    const isClosed = !['open', 'paid', 'forwarded'].includes(invoice.status)
    if (isClosed && paymentsOf(world, invoice).length > 0) invoice.status = 'paid'
  }
  for (const invoice of invoicesOf(world, 'elsewhere')) {
    const { status } = invoice
    if (status === 'paid' && isConfirmed(world, invoice)) {
      complete(world, invoice, credit(world, invoice), now)
    } else if (status === 'timeout' && paymentsOf(world, invoice).length > 0) {
      complete(world, invoice, credit(world, invoice), now)
    } else if (['open', 'cancelled', 'completed'].includes(status) && paymentsOf(world, invoice).length > 0) {
      invoice.status = 'paid'
    } else if (status === 'open' && invoice.expires_at <= now) {
      invoice.status = 'timeout'
    }
  }
}

const invoicesOf = ({ invoices }: World, place: 'here' | 'elsewhere'): InvoiceRecord[] =>
  [...invoices.values()].filter(({ way }) => (way === 'elsewhere') === (place === 'elsewhere'))

/** Returns the payments in blocks that the invoice was not credited with yet. */
const paymentsOf = ({ chain }: World, { payment_address }: InvoiceRecord) =>
  chain.transfers.filter(
    ({ address, block, is_counted }) => address === payment_address && block !== null && !is_counted,
  )

/** Tells whether a transfer has its confirmations, of which its own block is the first. */
export const isDeepEnough = ({ chain }: World, block: number | null): boolean =>
  block !== null && chain.height - block + 1 >= CONFIRMATIONS

const isConfirmed = (world: World, invoice: InvoiceRecord): boolean =>
  paymentsOf(world, invoice).every(({ block }) => isDeepEnough(world, block))

/** Credits an invoice with its payments, and returns their sum. */
function credit(world: World, invoice: InvoiceRecord): number {
  const payments = paymentsOf(world, invoice)
  for (const payment of payments) payment.is_counted = true
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}

/** Sends what was paid on to the recipient, unless it is not more than the fee. Returns whether it was sent. */
function sendOn(world: World, invoice: InvoiceRecord): boolean {
  const amount = credit(world, invoice) - FORWARDING_FEE
  const isEnough = amount > 0
  invoice.status = isEnough ? 'forwarded' : 'underpaid'
  // The next block holds it.
  if (isEnough) invoice.payout = { amount, block: world.chain.height + 1 }
  return isEnough
}

/** Gives the sender the time that an amount buys, which is known only now. */
function complete(world: World, invoice: InvoiceRecord, amount: number, now: number): void {
  invoice.status = 'completed'
  invoice.payout = null
  const sender = world.accounts.get(invoice.sender_id)
  const recipient = world.accounts.get(invoice.recipient_id)
  if (!sender || !recipient) return
  buyTime(world, { sender, recipient, chain_id: invoice.chain_id, amount, now, notice: 'subscription' })
}
