/** Tests who sees a post, as a table (docs/server/posts.md#audiences). */
import { expect, test } from 'vitest'
import { NOON, smallWorld } from '#tests/harness/visitor.ts'
import { addAccount } from './accounts.ts'
import { addPost } from './posts.ts'
import type { Visibility } from './records.ts'
import { follow } from './relations.ts'
import { repost } from './reposts.ts'
import { subscribe } from './subscriptions.ts'
import { canSee } from './visibility.ts'

function scene() {
  const world = smallWorld()
  const join = (username: string) => addAccount(world, { username })
  const people = {
    author: join('author'),
    follower: join('follower'),
    subscriber: join('subscriber'),
    former: join('former'),
    mentioned: join('mentioned'),
    stranger: join('stranger'),
  }
  const { author, follower, subscriber, former } = people
  follow(world, follower, author)
  subscribe(world, { sender: subscriber, recipient: author, expires_at: NOON + 1 })
  subscribe(world, { sender: former, recipient: author, expires_at: NOON })
  return { world, people }
}

type Name = keyof ReturnType<typeof scene>['people']

const readersOf = ({ world, people }: ReturnType<typeof scene>, post: Parameters<typeof canSee>[2]) =>
  Object.entries(people).flatMap(([name, account]) => (canSee(world, account, post) ? [name] : []))

const READERS: [Visibility, Name[]][] = [
  ['public', ['author', 'follower', 'subscriber', 'former', 'mentioned', 'stranger']],
  ['private', ['author', 'follower', 'mentioned']],
  ['subscribers', ['author', 'subscriber', 'mentioned']],
  ['direct', ['author', 'mentioned']],
]

test.each(READERS)('a %s post', (visibility, readers) => {
  const here = scene()
  const { world, people } = here
  const post = addPost(world, { author: people.author, text: '@mentioned', visibility })
  expect(readersOf(here, post)).toEqual(readers)
  expect(canSee(world, null, post)).toBe(visibility === 'public')
})

const AUDIENCES: [Visibility, Name[]][] = [
  ['private', ['author', 'follower', 'mentioned']],
  ['subscribers', ['author', 'subscriber', 'mentioned']],
  ['direct', ['author', 'mentioned']],
]

test.each(AUDIENCES)(
  'a conversation reply below a %s root is for the audience of the root',
  (visibility, readers) => {
    const here = scene()
    const { world, people } = here
    const root = addPost(world, { author: people.author, text: '@mentioned', visibility })
    const reply = addPost(world, {
      author: people.mentioned,
      text: 'a',
      visibility: 'conversation',
      in_reply_to: root,
    })
    expect(readersOf(here, reply)).toEqual(readers)
  },
)

test('a private repost is shown to followers of the reposter, and to the author', () => {
  const here = scene()
  const { world, people } = here
  const post = addPost(world, { author: people.stranger, text: 'a' })
  const wrapper = repost(world, people.author, post, { visibility: 'private' })
  expect(readersOf(here, wrapper)).toEqual(['author', 'follower', 'stranger'])
})
