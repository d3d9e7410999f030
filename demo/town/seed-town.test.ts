import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { replaceEmojiNames } from '#server/markdown/emoji-names.ts'
import type { AccountRecord, PostRecord } from '#server/world/records.ts'
import { createWorld, type World } from '#server/world/world.ts'
import { repeatableRandom } from '../repeatable-random.ts'
import { seedTown } from './seed-town.ts'
import { FRONT_PAGE } from './texts/front-page.ts'

const NOW = Date.parse('2026-05-04T09:30:00.000Z')

function demo(now = NOW): World {
  const world = createWorld({ clock: () => now, random: repeatableRandom('ids').next })
  seedTown(world)
  return world
}

const world = demo()
const posts = [...world.posts.before()]
const originals = posts.filter(({ repost_of_id }) => repost_of_id === null)

function person(acct: string): AccountRecord {
  const account = world.accounts.get(world.accountIds.get(acct) ?? '')
  if (!account) throw new Error(`no ${acct}`)
  return account
}

/** Own posts, those of followed people who are in no custom feed, and what names the reader. */
function isAtHome(reader: AccountRecord, post: PostRecord): boolean {
  if (post.author_id === reader.id) return true
  if (world.mutes.has(reader.id, post.author_id)) return false
  const inFeed = [...world.lists.values()].some(
    (list) => list.owner_id === reader.id && list.member_ids.has(post.author_id),
  )
  return post.mention_ids.includes(reader.id) || (world.follows.has(reader.id, post.author_id) && !inFeed)
}

const homeOf = (acct: string) => posts.filter((post) => isAtHome(person(acct), post))

test('every custom emoji can be written: none has the name of a standard one', () => {
  const names = [...world.emojis.values()].map(({ shortcode }) => shortcode)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => replaceEmojiNames(`:${name}:`) !== `:${name}:`)).toEqual([])
})

test('the four accounts can sign in, and have their roles', () => {
  const roles = ['alice', 'bob', 'carol', 'dave'].map((name) => person(name).user?.role)
  expect(roles).toEqual(['user', 'user', 'admin', 'read_only_user'])
  for (const name of ['alice', 'bob', 'carol', 'dave'])
    expect(person(name).user?.password_digest).toBeTruthy()
  expect(world.posts.by(person('dave').id).size).toBe(0)
})

test('there are at least 600 posts, all before now', () => {
  expect(originals.length).toBeGreaterThanOrEqual(600)
  expect(Math.max(...posts.map(({ created_at }) => created_at))).toBeLessThan(NOW)
  expect(Math.min(...posts.map(({ created_at }) => created_at))).toBeGreaterThan(NOW - 30 * 86_400_000)
})

test.each(['public', 'private', 'subscribers', 'conversation', 'direct'] as const)(
  'somebody writes a %s post',
  (visibility) => {
    expect(originals.some((post) => post.visibility === visibility)).toBe(true)
  },
)

test('reposts are public and private', () => {
  const visibilities = new Set(
    posts.filter(({ repost_of_id }) => repost_of_id !== null).map((post) => post.visibility),
  )
  expect(visibilities).toEqual(new Set(['public', 'private']))
})

describe('the long conversation', () => {
  const root = originals.find(({ content }) => content.includes('best small rule'))
  const replies = [...world.posts.inConversation(root?.id ?? '')].filter(({ id }) => id !== root?.id)

  test('has more than 200 replies', () => {
    expect(replies.length).toBeGreaterThan(200)
  })

  test('branches widely and goes more than twenty deep', () => {
    const answered = new Set(replies.map(({ in_reply_to_id }) => in_reply_to_id))
    expect(answered.size).toBeGreaterThan(60)
    expect(Math.max(...replies.map(depth))).toBeGreaterThan(20)
  })
})

function depth(post: PostRecord): number {
  const parent = post.in_reply_to_id ? world.posts.get(post.in_reply_to_id) : undefined
  return parent ? 1 + depth(parent) : 0
}

test('nothing answers, quotes or passes on what comes later, and nobody speaks before moving in', () => {
  for (const post of posts) {
    for (const id of [post.in_reply_to_id, post.repost_of_id, ...post.link_ids]) {
      const earlier = world.posts.get(id ?? '')
      if (earlier) expect(post.created_at, post.content).toBeGreaterThanOrEqual(earlier.created_at)
    }
    expect(world.accounts.get(post.author_id)?.created_at).toBeLessThan(post.created_at)
  }
})

test('alice follows about 25 people and reads at least 300 posts; bob reads fewer', () => {
  expect(world.follows.from(person('alice').id).size).toBeGreaterThanOrEqual(25)
  expect(homeOf('alice').length).toBeGreaterThanOrEqual(300)
  expect(homeOf('bob').length).toBeLessThan(homeOf('alice').length)
  expect(homeOf('bob').length).toBeGreaterThan(20)
})

test('alice’s home begins with the front page', () => {
  const newest = homeOf('alice').filter(
    ({ repost_of_id, in_reply_to_id }) => !repost_of_id && !in_reply_to_id,
  )
  const authors = newest.slice(0, 3).map(({ author_id }) => world.accounts.get(author_id)?.username)
  expect(authors).toEqual(['wren', 'lowlight', 'leyla'])
  expect(FRONT_PAGE.every(({ at }) => at < 150)).toBe(true)
})

test('alice is told of everything that can happen', () => {
  const hers = world.notifications.filter(({ recipient_id }) => recipient_id === person('alice').id)
  expect(new Set(hers.map(({ type }) => type))).toEqual(
    new Set([
      ...[
        'follow',
        'follow_request',
        'mention',
        'favourite',
        'pleroma:emoji_reaction',
        'reblog',
        'subscription',
      ],
      ...['payment_anonymous', 'subscription_expiration', 'subscriber_leaving', 'move', 'moderation_warning'],
    ]),
  )
  expect(hers.some(({ subtype }) => subtype === 'reply')).toBe(true)
  expect(hers.some(({ reaction }) => reaction?.emoji)).toBe(true)
})

test('alice has bookmarks for several pages', () => {
  expect(world.bookmarks.from(person('alice').id).size).toBeGreaterThan(45)
})

test('custom emoji in names and posts are known', () => {
  expect(originals.filter(({ emojis }) => emojis.length > 0).length).toBeGreaterThan(10)
  for (const { display_name, host } of world.accounts.values()) {
    for (const [, shortcode = ''] of display_name.matchAll(/:(\w+):/g)) {
      expect(world.emojis.has(host === null ? shortcode : `${shortcode}@${host}`), display_name).toBe(true)
    }
  }
})

test('nobody reacts twice with the same emoji', () => {
  for (const reactions of world.reactions.values()) {
    const keys = reactions.map(({ account_id, content }) => account_id + content)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('there are files of every kind', () => {
  const types = new Set([...world.attachments.values()].map(({ media_type }) => media_type))
  expect(types).toEqual(new Set(['image/webp', 'audio/wav', 'video/webm', 'application/pdf']))
})

test('every file can be read, and no other file lies beside them', async () => {
  const entries = readdirSync('demo/media', { recursive: true, withFileTypes: true })
  const kept = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
  const files = [...world.files.values()]
  for (const file of files) expect((await file.read()).length, file.name).toBeGreaterThan(500)
  expect(files).toHaveLength(kept.length)
})

test('the lighthouse has posts that nobody here has seen yet', () => {
  const waiting = world.postsElsewhere.get(person('marit@harbour.example').id) ?? []
  expect(waiting.map(({ pinned }) => pinned)).toEqual([true, false, false, false, false])
  for (const { content } of waiting) expect(originals.some((post) => post.content === content)).toBe(false)
})

test('the same clock gives the same town', () => {
  const again = demo()
  expect([...again.posts.before()]).toEqual(posts)
  expect(again.notifications).toEqual(world.notifications)
  expect([...again.accounts.values()]).toEqual([...world.accounts.values()])
})

test('another day gives the same town, moved', () => {
  const later = [...demo(NOW + 86_400_000).posts.before()]
  expect(later.map(({ created_at }) => created_at - 86_400_000)).toEqual(
    posts.map(({ created_at }) => created_at),
  )
})

test('nobody passes on a post twice', () => {
  const reposts = posts.filter(({ repost_of_id }) => repost_of_id !== null)
  expect(new Set(reposts.map((post) => post.author_id + post.repost_of_id)).size).toBe(reposts.length)
})
