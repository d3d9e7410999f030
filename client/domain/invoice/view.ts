/**
 * Decides what an invoice shows: its words, its parts, what can be pressed, and when it is asked for again
 * (docs/spec/subscriptions.md#what-an-invoice-shows, docs/spec/subscriptions.md#asking-for-an-invoice,
 * docs/server/payments.md#states-of-an-invoice). The page decides nothing of this for itself.
 */

/** How an invoice stands for the payer: some states of the server look alike. */
export type InvoiceStage =
  | 'requested'
  | 'unanswered'
  | 'open'
  | 'timeout'
  | 'cancelled'
  | 'failed'
  | 'underpaid'
  | 'completed'
  | 'processing'

/**
 * `duration`: for how long it is. `left`: until when it can be paid. `until`: the end of the subscription.
 * `keep`: the address of the page.
 */
export type InvoicePart = 'amount' | 'duration' | 'code' | 'address' | 'left' | 'until' | 'keep'

/** `larger` makes a larger invoice, `again` asks for the end of the subscription once more. */
export type InvoiceAction = 'wallet' | 'copy' | 'cancel' | 'larger' | 'again' | 'ok'

/** The sentences beside the state. */
export type InvoiceNote =
  | 'requested_hint'
  | 'unanswered_hint'
  | 'open_hint'
  | 'watched_open'
  | 'watched_late'
  | 'timeout_hint'
  | 'cancelled_hint'
  | 'failed_hint'
  | 'underpaid_hint'
  | 'underpaid_shows'
  | 'underpaid_nothing_more'
  | 'end_asking'
  | 'end_unknown'
  | 'bought_less'
  | 'bought_more'
  | 'posts_hint'
  | 'paid_after_cancel'
  | 'processing_hint'

/**
 * The knowledge of the end of the subscription after a payment, and whether it is what the invoice was for.
 */
export type KnownEnd = 'asking' | 'unknown' | 'as_asked' | 'less' | 'more'

/**
 * The person who looks: the payer, a guest who has made the invoice here, or somebody who only knows its
 * address.
 */
export type InvoiceViewer = 'payer' | 'guest' | 'link'

export interface InvoiceSituation {
  status: string
  hasAddress: boolean
  /** Whether the money goes straight to the recipient, as `isWatchedAddress` tells. */
  isWatched: boolean
  /** Whether the time for paying is over, by the clock of the server. */
  isExpired: boolean
  isCancelledHere: boolean
  minutesSinceChange: number
  end: KnownEnd
  viewer: InvoiceViewer
}

export interface InvoiceView {
  stage: InvoiceStage
  notes: readonly InvoiceNote[]
  shows: readonly InvoicePart[]
  offers: readonly InvoiceAction[]
  /** Milliseconds; null for never. */
  asksAfter: number | null
}

type Test = (situation: InvoiceSituation) => boolean
type Row = readonly [
  when: Test,
  stage: InvoiceStage,
  notes: readonly InvoiceNote[],
  shows: readonly InvoicePart[],
  offers: readonly InvoiceAction[],
  seconds: number | null,
]

/** The server looks for further payments every 10 minutes, and a block takes two. */
const LOOKS_WITHIN = 12

const is =
  (status: string, more: Test = () => true): Test =>
  (situation) =>
    situation.status === status && more(situation)
const isRequested: Test = ({ status, hasAddress }) =>
  status === 'requested' || (status === 'open' && !hasAddress)
const inTime: Test = ({ isExpired }) => !isExpired
const isWatched: Test = (situation) => situation.isWatched

/**
 * The first row that fits counts; the table of the specification has the same ones. A status that a later
 * server may add is no end: the payment is being processed.
 */
const ROWS: readonly Row[] = [
  [
    (all) => isRequested(all) && inTime(all),
    'requested',
    ['requested_hint'],
    ['amount', 'duration', 'keep'],
    ['cancel'],
    10,
  ],
  [isRequested, 'unanswered', ['unanswered_hint'], ['amount', 'keep'], ['ok'], 60],
  [
    is('open', (all) => inTime(all) && isWatched(all)),
    'open',
    ['open_hint', 'watched_open'],
    ['amount', 'duration', 'code', 'address', 'left', 'keep'],
    ['wallet', 'copy', 'cancel'],
    10,
  ],
  [
    is('open', inTime),
    'open',
    ['open_hint'],
    ['amount', 'duration', 'code', 'address', 'left', 'keep'],
    ['wallet', 'copy', 'cancel'],
    10,
  ],
  [is('open', isWatched), 'timeout', ['watched_late'], ['amount', 'keep'], ['ok'], 10],
  [is('open'), 'timeout', ['timeout_hint'], ['amount', 'keep'], ['ok'], 10],
  [is('timeout', isWatched), 'timeout', ['watched_late'], ['amount', 'keep'], ['ok'], 60],
  [is('timeout'), 'timeout', ['timeout_hint'], ['amount', 'keep'], ['ok'], 60],
  [is('cancelled', isWatched), 'cancelled', ['watched_late'], ['amount', 'keep'], ['ok'], 60],
  [is('cancelled'), 'cancelled', ['cancelled_hint'], ['amount', 'keep'], ['ok'], 60],
  [is('failed'), 'failed', ['failed_hint'], ['amount', 'address', 'keep'], ['copy', 'ok'], 60],
  [
    is('underpaid', ({ minutesSinceChange }) => minutesSinceChange < LOOKS_WITHIN),
    'underpaid',
    ['underpaid_hint', 'underpaid_shows'],
    ['keep'],
    ['larger', 'ok'],
    60,
  ],
  [
    is('underpaid'),
    'underpaid',
    ['underpaid_hint', 'underpaid_nothing_more'],
    ['keep'],
    ['larger', 'ok'],
    60,
  ],
  [
    is('completed', ({ end }) => end === 'asking'),
    'completed',
    ['end_asking'],
    ['amount', 'duration'],
    ['ok'],
    null,
  ],
  [
    is('completed', ({ end }) => end === 'unknown'),
    'completed',
    ['end_unknown'],
    ['amount', 'duration'],
    ['again', 'ok'],
    null,
  ],
  [
    is('completed', ({ end }) => end === 'less'),
    'completed',
    ['bought_less', 'posts_hint'],
    ['amount', 'duration', 'until'],
    ['ok'],
    null,
  ],
  [
    is('completed', ({ end }) => end === 'more'),
    'completed',
    ['bought_more', 'posts_hint'],
    ['amount', 'duration', 'until'],
    ['ok'],
    null,
  ],
  [is('completed'), 'completed', ['posts_hint'], ['amount', 'duration', 'until'], ['ok'], null],
  [
    ({ isCancelledHere }) => isCancelledHere,
    'processing',
    ['paid_after_cancel', 'processing_hint'],
    ['amount', 'duration', 'address', 'keep'],
    ['copy'],
    10,
  ],
  [() => true, 'processing', ['processing_hint'], ['amount', 'duration', 'address', 'keep'], ['copy'], 10],
]

/** Returns what an invoice shows to somebody. */
export function invoiceView(situation: InvoiceSituation): InvoiceView {
  const row = ROWS.find(([fits]) => fits(situation))
  if (!row) throw new Error('the last row fits always')
  const [, stage, notes, shows, offers, seconds] = row
  return {
    stage,
    // Guests see no posts for subscribers, whoever has paid.
    notes: situation.viewer === 'payer' ? notes : notes.filter((note) => note !== 'posts_hint'),
    shows: situation.hasAddress ? shows : shows.filter((part) => part !== 'address' && part !== 'code'),
    // Somebody who was only sent the address of an invoice does not take it away from its payer.
    offers: situation.viewer === 'link' ? offers.filter((action) => action !== 'cancel') : offers,
    asksAfter: seconds === null ? null : seconds * 1000,
  }
}

/** The letters of an integrated address; those of all others are 95. */
const INTEGRATED = 106

/**
 * Returns whether an address is the recipient's own one, with the number of a payment in it: the server only
 * watches it, and does not count what comes late (docs/server/payments.md#payment-addresses,
 * docs/server/payments.md#states-of-an-invoice).
 */
export const isWatchedAddress = (address: string | null): boolean => address?.length === INTEGRATED

/** The part of an invoice that decides how it stands. */
interface Standing {
  status: string
  payment_address: string | null
  expires_at: string
}

/** Returns how an invoice stands at a time of the server, and when it is asked for again. */
export const standingOf = ({ status, payment_address, expires_at }: Standing, now: number) =>
  invoiceView({
    status,
    hasAddress: payment_address !== null,
    isWatched: isWatchedAddress(payment_address),
    isExpired: Date.parse(expires_at) <= now,
    isCancelledHere: false,
    minutesSinceChange: 0,
    end: 'asking',
    viewer: 'payer',
  })

const LATE: readonly InvoiceStage[] = ['unanswered', 'timeout', 'cancelled', 'underpaid']

/** Returns whether a payment to an invoice still counts, though nobody is asked for one any more. */
export const mayStillReceive = (stage: InvoiceStage): boolean => LATE.includes(stage)

/** Returns whether OK leads to the profile and its posts; otherwise to the form, because nothing was paid. */
export const leadsToPosts = (stage: InvoiceStage): boolean =>
  stage === 'completed' || stage === 'failed' || stage === 'underpaid'

/** Returns in how many minutes at the latest a payment shows that was sent before the last change. */
export const minutesUntilLook = (minutesSinceChange: number): number =>
  Math.max(1, LOOKS_WITHIN - minutesSinceChange)
