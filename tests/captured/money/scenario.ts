/**
 * The story that the captured answers about money tell, in its order: what was asked, and what happened in
 * between.
 */
import { OLDEST, setVersion } from '#server/policies/version.ts'
import type { BlockchainRecord } from '#server/world/records.ts'
import { follow } from '#server/world/relations.ts'
import { offerSubscriptions, subscribe } from '#server/world/subscriptions.ts'
import { names, readAnswer } from './answers.ts'
import { type Outcome, type Person, REGTEST, Stage } from './stage.ts'

const WATCHED: BlockchainRecord = {
  chain_id: REGTEST,
  is_forwarding_required: false,
  description: 'View-only.',
  payment_amount_min: 0,
}
const FORWARDING: BlockchainRecord = {
  chain_id: REGTEST,
  is_forwarding_required: true,
  description: 'Payments are processed within **20 minutes**.',
  payment_amount_min: 1_000_000_000,
}
const MAINNET = { ...FORWARDING, chain_id: 'monero:418015bb9ae982a1975da7d79277c270' }

/** The price that was asked for a month of alice's posts. */
const MONTH = 12_960_000_000
/**
 * The blocks until a payment is sent on, with all that happens on the way, and until that has arrived too.
 */
const UNTIL_FORWARDED = 20
const UNTIL_COMPLETED = 24
/**
 * The same for late payments, which were asked for before the next look, for the tiny one stays at its
 * address.
 */
const UNTIL_COMPLETED_AGAIN = 36

const PEOPLE: Person[] = [
  { username: 'alice', real: '01a201d6-407e-7fc0-986c-0196666bf94d' },
  { username: 'bob', real: '01a201d6-4354-7cc2-b8cc-acc842ca66c5' },
  { username: 'carol', real: '01a201d6-4ae4-76f3-9f10-c8971b7b30c2', role: 'admin' },
  { username: 'dave', real: '01a201d6-444c-7833-83a8-f418c2cb2854' },
  { username: 'erin', real: '01a201d6-4593-7932-b806-ac45fc9d83b6' },
  { username: 'frank', real: '01a201d6-4873-73b1-bf1b-4d72f9808a50' },
]

/** The invoices that were paid, by their ids on the real server. */
const FULL = '01a201d7-6dc4-7e61-9107-0335e3dfc52a'
const HALF = '01a201d7-8632-7f11-b5cc-6308859abbc5'
const TINY = '01a201d7-93bc-72c3-8be6-ed0823881021'
const DOUBLE = '01a201d7-a000-7000-8000-000000000000'
const CANCELLED = '01a201d7-b635-71a2-992c-7737495939e0'
const LATE = '01a201d7-c2e6-7671-b93e-8ecb88b2a187'

/** Returns the captured names that begin so, in the order of the alphabet. */
const all = (beginning: string) => names.filter((name) => name.startsWith(beginning)).toSorted()

export async function performMoney(): Promise<Outcome[]> {
  const main = new Stage(PEOPLE, [FORWARDING, WATCHED])
  for (const act of [options, invoices, grants, payments, ends, latePayments, watchedPayments, oddStates]) {
    await act(main)
  }
  const others = [
    await withoutWallet(),
    await onlyWatching(),
    await oldWithout(),
    await oldWith(),
    await anonymous(),
  ]
  return [main, ...others].flatMap(({ outcomes }) => outcomes)
}

async function options(stage: Stage): Promise<void> {
  await stage.ask(['instance-v1', 'instance-v2'], 'blockchains')
  await stage.ask(['options-get-none', 'options-guest', 'options-get-guest', ...all('options-bad-')])
  await stage.ask([
    'options-ok',
    'options-ok-chain-by-name',
    'options-ok-subaddress',
    'options-ok-integrated',
  ])
  await stage.ask(['options-get-one', 'options-get-other-user', 'options-ok-price-lowest-386'])
  await stage.ask(['options-ok-price-highest', 'options-ok-replaced', 'options-get-replaced'])
  await stage.ask(all('options-light-bad-'))
  stage.world.wallet.busy_calls = 1
  await stage.ask(['options-light-no-server', 'options-get-after-light-failure'])
  await stage.ask(all('account-with-option-'))
}

async function invoices(stage: Stage): Promise<void> {
  await stage.ask(['find-none', 'find-missing-parameter', 'find-unknown-accounts'])
  await stage.ask(all('invoice-create-'))
  await stage.ask(['invoice-get-open', 'invoice-get-bad-id', 'invoice-get-unknown'])
  await stage.ask([
    'invoice-cancel',
    'invoice-cancel-again',
    'invoice-cancel-unknown',
    'invoice-get-cancelled',
  ])
  const expired = stage.invoiceOf('01a201d6-cdc0-7683-accc-ba51fe43b803')
  moveBack(expired)
  await stage.ask(['invoice-get-expired-but-open'])
  stage.letTimePass(30)
  await stage.ask(['invoice-get-timeout', 'invoice-cancel-timeout'])
}

/** Moves an invoice five hours back, as the row in the database was. */
function moveBack(invoice: { created_at: number; expires_at: number }): void {
  invoice.created_at -= 5 * 3_600_000
  invoice.expires_at -= 5 * 3_600_000
}

async function grants(stage: Stage): Promise<void> {
  follow(stage.world, stage.person('erin'), stage.person('alice'))
  await stage.ask(['grant-guest', 'grant-stranger', 'grant-unknown', 'grant-oneself', 'grant-ok'])
  await stage.ask(['find-after-grant'])
  await stage.ask([...all('relationship-after-grant-'), ...all('notifications-after-grant-')])
  await stage.ask(['grant-extended', 'grant-duration-zero', 'grant-duration-negative'])
  await stage.ask(['grant-duration-above-i32', 'grant-duration-fraction', 'grant-missing-duration'])
  follow(stage.world, stage.person('erin'), stage.person('carol'))
  await stage.ask(['grant-by-admin-without-option', ...all('subscribers-'), 'post-for-subscribers'])
  await stage.ask([...all('post-for-subscribers-'), 'notifications-after-subscribers-post'])
  await stage.ask(all('account-statuses-'))
}

async function payments(stage: Stage): Promise<void> {
  const full = stage.invoice(FULL, 'bob', 'alice', MONTH)
  const half = stage.invoice(HALF, 'dave', 'alice', MONTH)
  const tiny = stage.invoice(TINY, 'frank', 'alice', MONTH)
  const double = stage.invoice(DOUBLE, 'erin', 'alice', MONTH)
  await stage.ask(['flow-1-open', 'flow-find-before', 'flow-find-erin-before'])
  stage.pay(full, MONTH)
  await stage.ask(['flow-2-open-while-in-the-pool'])
  stage.pay(half, MONTH / 2)
  stage.pay(tiny, 1000)
  stage.pay(double, 2 * MONTH)
  stage.letBlocksPass(1)
  await stage.ask(['flow-3-paid', 'flow-cancel-paid', 'flow-relationship-while-paid'])
  stage.letBlocksPass(UNTIL_FORWARDED)
  await stage.ask(['flow-4-forwarded'])
  stage.letBlocksPass(1)
  await stage.ask(['flow-4-underpaid', 'flow-cancel-underpaid'])
  stage.letBlocksPass(UNTIL_COMPLETED)
  await stage.ask(['flow-5-completed', 'flow-5-completed-half', 'flow-cancel-completed'])
  await stage.ask(['flow-find-after', 'flow-find-after-half', 'flow-find-erin-after'])
  await stage.ask(all('flow-notifications-'))
  await stage.ask(['flow-relationship-subscriber', 'flow-subscribers', 'flow-subscribers-page'])
  await stage.ask(['flow-account-after'])
}

/** Dave's subscription ends. */
async function ends(stage: Stage): Promise<void> {
  end(stage, 'dave')
  stage.letTimePass(300)
  await stage.ask(['expired-find', 'expired-relationship', 'expired-subscribers', 'expired-subscribers-all'])
  await stage.ask(all('expired-notifications-'))
}

function end(stage: Stage, subscriber: string): void {
  const [sender, recipient] = [stage.person(subscriber), stage.person('alice')]
  const subscription = stage.world.subscriptions.get(sender.id, recipient.id)
  if (subscription) subscription.expires_at = stage.world.clock() - 1000
}

async function latePayments(stage: Stage): Promise<void> {
  const cancelled = stage.invoice(CANCELLED, 'frank', 'alice', 2 * MONTH)
  const late = stage.invoice(LATE, 'frank', 'alice', 3 * MONTH)
  cancelled.status = 'cancelled'
  moveBack(late)
  stage.letTimePass(30)
  for (const id of [FULL, TINY, CANCELLED, LATE]) stage.pay(stage.invoiceOf(id), MONTH)
  // A block takes them, and the look at late payments comes within ten minutes of it.
  stage.letBlocksPass(6)
  await stage.ask(all('late-').filter((name) => name.endsWith('-reopened')))
  stage.letBlocksPass(UNTIL_COMPLETED_AGAIN)
  await stage.ask(all('late-').filter((name) => name.endsWith('-completed')))
  await stage.ask(['late-find-bob', 'late-find-frank', 'late-notifications-creator', 'late-subscribers'])
}

async function watchedPayments(stage: Stage): Promise<void> {
  await stage.ask(['light-register', 'light-options', 'light-account', 'light-invoice-create'])
  stage.pay(stage.invoiceOf('01a201e2-8a5b-7cd2-98dc-649693472814'), 15_552_000_000)
  stage.letBlocksPass(1)
  await stage.ask(['light-invoice-paid'])
  stage.letBlocksPass(UNTIL_FORWARDED)
  await stage.ask(['light-invoice-completed', 'light-find', 'light-notifications-creator'])
  await stage.ask(['light-invoice-to-cancel', 'light-invoice-cancelled'])
  end(stage, 'frank')
  await stage.ask(all('expired-').filter((name) => name.endsWith('-before-the-job')))
}

async function oddStates(stage: Stage): Promise<void> {
  const least = stage.invoice('01a201e3-b984-7963-a592-5c3fee8c6d34', 'bob', 'alice', 1_000_000_000)
  const twice = stage.invoice('01a201e3-d21c-78d2-9d89-025c5b36853b', 'bob', 'alice', MONTH)
  stage.pay(least, 1_000_000_000)
  for (const part of [MONTH / 4, (MONTH / 4) * 3]) stage.pay(twice, part)
  stage.letBlocksPass(1 + UNTIL_FORWARDED + UNTIL_COMPLETED)
  await stage.ask(['extra-minimum-paid', 'extra-two-transfers'])
  stage.invoice('01a201e3-7a35-7610-a01e-e15b145109dc', 'bob', 'alice', MONTH).status = 'failed'
  const requested = stage.invoice('01a201e3-585b-7f61-a7ef-6db50a31ff1b', 'bob', 'alice', MONTH)
  Object.assign(requested, { status: 'requested', payment_address: null, way: 'elsewhere' })
  await stage.ask(['invoice-get-failed', 'invoice-get-requested'])
}

/** Another server: at first without any chain, then with one whose wallet cannot be reached. */
async function withoutWallet(): Promise<Stage> {
  const stage = new Stage([
    { username: 'alice', real: '01a201e7-304b-7d90-8ead-b63469884e17' },
    { username: 'bob', real: '01a201e7-31aa-72e2-9c97-5d6f391f8004' },
    { username: 'rita', role: 'read_only_user' },
  ])
  follow(stage.world, stage.person('bob'), stage.person('alice'))
  await stage.ask(['server-none-instance'], 'blockchains')
  await stage.ask(['server-none-options-get', 'server-none-options-post', 'server-none-invoice'])
  await stage.ask(['server-none-grant', 'server-none-relationship'])
  stage.world.instance.blockchains = [{ ...MAINNET, description: null }]
  await stage.ask(['server-mainnet-instance'], 'blockchains')
  await stage.ask(all('server-mainnet-options-'))
  stage.world.wallet.busy_calls = 1
  await stage.ask(['server-mainnet-invoice-wallet-unreachable'])
  return stage
}

async function onlyWatching(): Promise<Stage> {
  const stage = new Stage([{ username: 'alice' }], [{ ...WATCHED, description: null }])
  await stage.ask(['server-light-instance'], 'blockchains')
  await stage.ask(['server-light-options-post-monero'])
  return stage
}

/** Returns a server of version 4.11. */
function oldStage(blockchains: BlockchainRecord[]): Stage {
  const people = [
    { username: 'alice', real: '01a201d1-8668-1fcf-9a8b-821f394ed2eb' },
    { username: 'bob', real: '01a201dd-59aa-6f41-9ee2-9e1c065bf595' },
  ]
  const stage = new Stage(people, blockchains)
  setVersion(stage.world, OLDEST)
  // Alice's earlier proofs are no part of this story.
  stage.person('alice').identity_proofs = readAnswer('server-old-none-account').body.identity_proofs
  follow(stage.world, stage.person('bob'), stage.person('alice'))
  return stage
}

async function oldWithout(): Promise<Stage> {
  const stage = oldStage([])
  await stage.ask(['server-old-none-instance'], 'blockchains')
  await stage.ask(all('server-old-none-').filter((name) => !name.endsWith('-instance')))
  return stage
}

async function oldWith(): Promise<Stage> {
  const stage = oldStage([FORWARDING])
  await stage.ask(['server-old-monero-instance'], 'blockchains')
  await stage.ask(['server-old-monero-options-get', 'server-old-monero-options-post-light'])
  await stage.ask(['server-old-monero-grant-without-option', 'server-old-monero-options-post'])
  await stage.ask(['server-old-monero-options-get-after', 'server-old-monero-account'])
  await stage.ask(['server-old-monero-grant', 'server-old-monero-find'])
  stage.world.wallet.busy_calls = 1
  await stage.ask(['server-old-monero-invoice'])
  return stage
}

/** A server with the account that pays for people without a name. */
async function anonymous(): Promise<Stage> {
  const stage = new Stage(
    [
      { username: 'alice', real: '01a201d1-818a-7873-9a78-f487de8ad88a' },
      { username: 'bob', real: '01a201d1-8288-7fc2-a3e3-0e3595436500' },
      { username: 'anonymous', real: '01a201da-0b6a-7f50-ac3c-aed1ff4afc60' },
    ],
    [WATCHED],
  )
  const [alice, bob] = [stage.person('alice'), stage.person('bob')]
  Object.assign(stage.person('anonymous'), { is_system: true, bot: true })
  follow(stage.world, bob, alice)
  subscribe(stage.world, { sender: bob, recipient: alice, expires_at: stage.world.clock() + 2_592_000_000 })
  const payout_address =
    '47JP9Xq7YPNCrLH6o2SABef5a86j8FMvp23PVqdErayqHdzR5FyajdgGMYbPPZWXdZTjFY2z2U9uwFgZB9diC54MCLTpR1V'
  const view_key = '97a7e4d67dc3c5012b2c284744565d0e988f6a15dea2b24428c9f042c839ed00'
  offerSubscriptions(alice, {
    type: 'monero-light',
    chain_id: REGTEST,
    price: 4000,
    payout_address,
    view_key,
  })
  await stage.ask(['anonymous-account'])
  stage.sendTo(payout_address, 20_000_000_000)
  stage.letBlocksPass(1 + UNTIL_FORWARDED + 5)
  await stage.ask(['anonymous-creator', 'anonymous-notifications', 'anonymous-subscribers'])
  return stage
}
