/**
 * Fills a world with what settings are about, on top of the small one. Alice follows thirty people, and her
 * followers, aliases and sessions are of all kinds. Nora is new and follows nobody. Vera has as many aliases
 * as there may be.
 */
import { addAccount, findAccount, issueToken, type NewAccount } from '#server/world/accounts.ts'
import type { AccountRecord } from '#server/world/records.ts'
import { follow } from '#server/world/relations.ts'
import type { World } from '#server/world/world.ts'
import { mediaFile } from '../media-files.ts'
import { PASSWORD, seedSmall } from './small.ts'

const DAY = 86_400_000

/** The servers of those whom alice follows elsewhere. With bob, erin and ten neighbours they are thirty. */
const FOLLOWED_HOSTS = ['harbour.example', 'night.example', 'meadow.example']

const MOST_ALIASES = 10

export function seedSettings(world: World): void {
  seedSmall(world)
  world.instance.authentication_methods = ['password', 'eip4361']
  const alice = completeAlice(world)
  addFollows(world, alice)
  addAliases(world, alice)
  addSessions(world, alice)
  join(world, { username: 'nora', display_name: 'Nora' })
}

const join = (world: World, account: NewAccount): AccountRecord =>
  addAccount(world, {
    ...(account.host === undefined && { password: PASSWORD }),
    created_at: world.clock() - 60 * DAY,
    ...account,
  })

function completeAlice(world: World): AccountRecord {
  const alice = findAccount(world, 'alice')
  if (!alice?.user) throw new Error('The small world has lost alice')
  alice.user.wallet = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
  const key = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2'
  alice.identity_proofs.push({ name: 'Key', value: key, is_legacy_proof: false })
  alice.avatar = mediaFile(world, 'avatars/alice.webp')
  alice.header = mediaFile(world, 'headers/greta.webp')
  return alice
}

/**
 * Lets alice follow thirty people. Of her fifteen followers, one has no address and is left out of exports.
 */
function addFollows(world: World, alice: AccountRecord): void {
  const here = Array.from({ length: 10 }, (_, index) => join(world, { username: `neighbour${index + 1}` }))
  const elsewhere = Array.from({ length: 18 }, (_, index) => {
    const host = FOLLOWED_HOSTS[index % FOLLOWED_HOSTS.length] ?? ''
    return join(world, { username: `friend${index + 1}`, host })
  })
  const caretaker = 'https://attic.example/actors/7'
  const without = join(world, {
    username: 'caretaker',
    host: 'attic.example',
    acct: caretaker,
    actor_id: caretaker,
    url: caretaker,
  })
  const since = (index: number) => ({ created_at: world.clock() - 40 * DAY + index * 60_000 })
  for (const [index, person] of [...here, ...elsewhere].entries()) {
    follow(world, alice, person, since(index))
  }
  for (const [index, person] of [...here.slice(0, 4), ...elsewhere.slice(0, 8), without].entries()) {
    follow(world, person, alice, since(index))
  }
}

/**
 * Gives alice an alias that names her back, one that does not, and one that nobody here knows. Her account at
 * `new.example` names her, and she does not name it yet.
 */
function addAliases(world: World, alice: AccountRecord): void {
  const at = (host: string, more: Partial<NewAccount> = {}) =>
    join(world, { username: 'alice', host, display_name: 'Alice', ...more })
  const old = at('old.example', { display_name: 'Alice, years ago', aliases: [alice.actor_id] })
  const quiet = at('quiet.example', { avatar: mediaFile(world, 'avatars/hazel.webp') })
  at('new.example', { display_name: 'Alice, soon', aliases: [alice.actor_id] })
  alice.aliases.push(old.actor_id, quiet.actor_id, 'https://gone.example/users/alice')

  const others = Array.from({ length: MOST_ALIASES }, (_, index) =>
    join(world, { username: 'vera', host: `n${index + 1}.example` }),
  )
  join(world, { username: 'vera', aliases: others.map(({ actor_id }) => actor_id) })
  join(world, { username: 'vera', host: 'eleventh.example' })
}

/** Signs alice in elsewhere: in two registered applications, in one that is not registered, and long ago. */
function addSessions(world: World, alice: AccountRecord): void {
  const now = world.clock()
  for (const [client_id, name, days] of [
    ['a', 'Pocket', 3],
    ['b', 'Desk \u202Ekseder\u2066', 12],
    [null, null, 20],
    ['a', 'Pocket', 200],
  ] as const) {
    if (client_id !== null) world.apps.set(client_id, name)
    issueToken(world, alice, client_id, now - days * DAY)
  }
}
