/**
 * Fills a world with people who take money and people who pay, on top of the small one. Alice takes payments
 * that are sent on and has subscribers of all kinds, greta has a wallet that is only watched. Carol does not
 * take money yet, and has followers. Bob follows alice and pays nobody yet.
 */
import { addAccount, findAccount, type NewAccount } from '#server/world/accounts.ts'
import type { AccountRecord } from '#server/world/records.ts'
import { follow } from '#server/world/relations.ts'
import { subscribe } from '#server/world/subscriptions.ts'
import type { World } from '#server/world/world.ts'
import { MONERO, makeCreator } from '../creators.ts'
import { mediaFile } from '../media-files.ts'
import { describeChains } from '../wallet/chains.ts'
import { PASSWORD, seedSmall } from './small.ts'

const DAY = 86_400_000

/**
 * The addresses on alice's profile: two of one currency, three names of another, and a code that nobody
 * knows.
 */
const ADDRESSES = [
  ['$BTC', ' bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq '],
  ['$btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['$XMR', '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H'],
  ['⚡', 'alice@wallet.example'],
  ['Lightning Address', 'garden@wallet.example'],
  ['$SEED', 'three packets of beans'],
  ['Garden', 'plot 14'],
] as const

export function seedMoney(world: World): void {
  seedSmall(world)
  describeChains(world, { isWatchedToo: true })
  const alice = find(world, 'alice')
  const carol = find(world, 'carol')
  alice.fields = ADDRESSES.map(([name, value]) => ({ name, value, source: value }))
  alice.avatar = mediaFile(world, 'avatars/alice.webp')
  alice.payment_options.push({ type: 'link', name: 'Seed fund', href: 'https://meadow.example/seeds' })
  makeCreator(alice, 5000)
  makeCreator(join(world, { username: 'greta', display_name: 'Greta' }), 6000, 'monero-light')
  join(world, { username: 'anonymous', is_system: true })
  for (const username of ['bob', 'dave']) follow(world, find(world, username), carol)
  addSubscribers(world, alice)
  addPayeesElsewhere(world)
}

function addSubscribers(world: World, alice: AccountRecord): void {
  const now = world.clock()
  const add = (person: Partial<NewAccount> & { username: string }, expires_at: number) =>
    subscribe(world, { sender: join(world, person), recipient: alice, expires_at })
  add({ username: 'sofia', display_name: 'Sofia' }, now + 20 * DAY)
  add({ username: 'rosa', host: 'meadow.example', display_name: 'Rosa' }, now + 400 * DAY)
  add({ username: 'liam', display_name: 'Liam, until soon' }, now + 3_600_000)
  add({ username: 'emil', display_name: 'Emil, no longer' }, now - 3 * DAY)
}

/**
 * Adds people of other servers: one whose server makes invoices, one who only has a link, one who never
 * answers.
 */
function addPayeesElsewhere(world: World): void {
  const proposal = (id: string) => ({
    type: 'monero-subscription' as const,
    chain_id: MONERO,
    price: 9000,
    amount_min: 2_000_000_000,
    object_id: `https://tips.example/proposals/${id}`,
  })
  join(world, { username: 'payee', host: 'tips.example', payment_options: [proposal('1')] })
  join(world, {
    username: 'silent',
    host: 'tips.example',
    accepts_after: null,
    payment_options: [proposal('2')],
  })
  const href = 'https://older.example/pay'
  join(world, {
    username: 'linked',
    host: 'older.example',
    payment_options: [{ type: 'link', name: 'MoneroSubscription', href }],
  })
}

const join = (world: World, account: NewAccount): AccountRecord =>
  addAccount(world, {
    ...(account.host === undefined && { password: PASSWORD }),
    created_at: world.clock() - 60 * DAY,
    ...account,
  })

function find(world: World, acct: string): AccountRecord {
  const account = findAccount(world, acct)
  if (!account) throw new Error(`The small world has lost ${acct}`)
  return account
}
