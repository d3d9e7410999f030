/** Makes invoices, and moves them through their states (docs/server/payments.md#states-of-an-invoice). */
import type { InvoiceRecord, TransferRecord } from './payment-records.ts'
import type { AccountRecord } from './records.ts'
import { buyTime } from './subscriptions.ts'
import { freshIntegratedAddress, freshSubaddress } from './wallet.ts'
import type { World } from './world.ts'

const LIFE = 15_600_000

/**
 * The confirmations that a payment needs, and again its payout: what a server has unless it is told
 * otherwise.
 */
const CONFIRMATIONS = 20

/** The fee of the network for sending a payment on, in atomic units: 1,507 bytes at 1,200,000 each. */
const FORWARDING_FEE = 1_808_400_000

/**
 * The part of the fee that each further payment adds, for the 679 bytes of an input. A wallet leaves less
 * where it is.
 */
const INPUT_FEE = 814_800_000

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
    // A payment not seen before the end comes too late, even when a block has it already.
    if (invoice.expires_at <= now) invoice.status = 'timeout'
    else if (paymentsOf(world, invoice).length > 0) invoice.status = 'paid'
  }
  const paid = here.filter((invoice) => invoice.status === 'paid' && isConfirmed(world, invoice))
  for (const invoice of paid.filter(({ way }) => way === 'watching')) {
    complete(world, invoice, credit(paymentsOf(world, invoice)), now)
  }
  // While one payment is sent on, the others wait for the next time.
  const ready = paid.filter(({ way }) => way === 'forwarding')
  if (ready.some((invoice) => sendOn(world, invoice))) return
  for (const invoice of here.filter(({ status }) => status === 'forwarded')) watchPayout(world, invoice, now)
}

/**
 * Looks for late payments, and at invoices of people elsewhere, as the server does every 600 s. An invoice
 * whose address holds money is reopened, whether or not that money is new; a wallet that is only watched
 * holds none.
 */
export function watchOtherInvoices(world: World, now: number): void {
  for (const invoice of invoicesOf(world, 'here')) {
    const isClosed = !['open', 'paid', 'forwarded'].includes(invoice.status)
    const mayReopen = isClosed && invoice.way === 'forwarding'
    if (mayReopen && paymentsOf(world, invoice).length > 0) invoice.status = 'paid'
  }
  for (const invoice of invoicesOf(world, 'elsewhere')) {
    const { status } = invoice
    if (status === 'paid' && isConfirmed(world, invoice)) {
      complete(world, invoice, credit(paymentsOf(world, invoice)), now)
    } else if (status === 'timeout' && paymentsOf(world, invoice).length > 0) {
      complete(world, invoice, credit(paymentsOf(world, invoice)), now)
    } else if (['open', 'cancelled'].includes(status) && paymentsOf(world, invoice).length > 0) {
      invoice.status = 'paid'
    } else if (status === 'open' && invoice.expires_at <= now) {
      invoice.status = 'timeout'
    }
  }
}

const invoicesOf = ({ invoices }: World, place: 'here' | 'elsewhere'): InvoiceRecord[] =>
  [...invoices.values()].filter(({ way }) => (way === 'elsewhere') === (place === 'elsewhere'))

/**
 * Returns the payments in blocks that the invoice was not credited with yet. Of a wallet that is only watched
 * the server takes one payment for an invoice.
 */
function paymentsOf({ chain }: World, { payment_address, way }: InvoiceRecord): TransferRecord[] {
  const payments = chain.transfers.filter(
    ({ address, block, is_counted }) => address === payment_address && block !== null && !is_counted,
  )
  return way === 'watching' ? payments.slice(0, 1) : payments
}

/** Tells whether a transfer has its confirmations, of which its own block is the first. */
export const isDeepEnough = ({ chain }: World, block: number | null): boolean =>
  block !== null && chain.height - block + 1 >= CONFIRMATIONS

function isConfirmed(world: World, invoice: InvoiceRecord): boolean {
  const payments = paymentsOf(world, invoice)
  return payments.length > 0 && payments.every(({ block }) => isDeepEnough(world, block))
}

const sumOf = (payments: TransferRecord[]) => payments.reduce((sum, { amount }) => sum + amount, 0)

/** Marks payments as counted, and returns their sum. */
function credit(payments: TransferRecord[]): number {
  for (const payment of payments) payment.is_counted = true
  return sumOf(payments)
}

/**
 * Sends what the address holds on to the recipient, unless it is not more than the fee: then it stays there,
 * and counts with what comes later. Returns whether it was sent.
 */
function sendOn(world: World, invoice: InvoiceRecord): boolean {
  const payments = paymentsOf(world, invoice).filter(({ amount }) => amount >= INPUT_FEE)
  const amount = sumOf(payments) - FORWARDING_FEE - INPUT_FEE * (payments.length - 1)
  const isEnough = payments.length > 0 && amount > 0
  invoice.status = isEnough ? 'forwarded' : 'underpaid'
  if (!isEnough) return false
  credit(payments)
  const is_lost = world.wallet.lost_payouts > 0
  if (is_lost) world.wallet.lost_payouts -= 1
  // The next block holds it.
  invoice.payout = { amount, block: world.chain.height + 1, payments, is_lost }
  return true
}

/** Completes an invoice whose payout has its confirmations. A lost one leaves its money at the address. */
function watchPayout(world: World, invoice: InvoiceRecord, now: number): void {
  const { payout } = invoice
  if (!payout) return
  if (!payout.is_lost) {
    if (isDeepEnough(world, payout.block)) complete(world, invoice, payout.amount, now)
  } else if (world.chain.height >= payout.block) {
    invoice.status = 'failed'
    invoice.payout = null
    for (const payment of payout.payments) payment.is_counted = false
  }
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
