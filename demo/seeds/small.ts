/** Fills the world that most tests use: four people, a few posts each, some follows. */
import { addAccount, type NewAccount } from '#server/world/accounts.ts'
import { addPost } from '#server/world/posts.ts'
import type { AccountRecord } from '#server/world/records.ts'
import { follow } from '#server/world/relations.ts'
import type { World } from '#server/world/world.ts'

export const PASSWORD = 'demo-password'

const MINUTE = 60_000

export function seedSmall(world: World): void {
  const now = world.clock()
  const created_at = now - 60 * 24 * 60 * MINUTE
  const join = (username: string, more: Partial<NewAccount> = {}) =>
    addAccount(world, { username, password: PASSWORD, created_at, ...more })

  const alice = join('alice', { display_name: 'Alice' })
  const bob = join('bob', { display_name: 'Bob' })
  const carol = join('carol', { role: 'admin' })
  const dave = join('dave', { role: 'read_only_user' })
  const erin = addAccount(world, { username: 'erin', host: 'meadow.example', created_at })

  follow(world, alice, bob, { created_at })
  follow(world, alice, erin, { created_at })
  follow(world, bob, alice, { created_at })
  follow(world, dave, alice, { created_at })

  let minutes = 200
  const say = (author: AccountRecord, text: string) => {
    minutes -= 10
    return addPost(world, { author, text, created_at: now - minutes * MINUTE })
  }
  say(carol, 'Welcome everybody. #introductions')
  const hello = say(alice, 'Hello from the garden. #introductions')
  say(bob, 'The kettle is on.')
  addPost(world, {
    author: bob,
    text: '@alice welcome!',
    in_reply_to: hello,
    created_at: now - 100 * MINUTE,
  })
  addPost(world, {
    author: erin,
    content: '<p>Rain over the <strong>meadow</strong>.</p>',
    created_at: now - 90 * MINUTE,
  })
  addPost(world, {
    author: bob,
    text: 'Only for those who follow me.',
    visibility: 'private',
    created_at: now - 80 * MINUTE,
  })
  addPost(world, {
    author: carol,
    text: '@bob see you tomorrow?',
    visibility: 'direct',
    created_at: now - 70 * MINUTE,
  })
}
