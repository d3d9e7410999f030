import { addAccount } from '#server/world/accounts.ts'
import { addFeed } from '#server/world/feeds.ts'
import { notify, sortNotifications } from '#server/world/notifications.ts'
import { bookmark, react } from '#server/world/reactions.ts'
import { saidBy } from './reach.ts'
import { DAY, HOUR, type Stage } from './stage.ts'

/** What makes alice's account look lived in: pins, bookmarks, custom feeds, and one of each notification. */

const PINNED = [
  ['alice', 'a drawing. I sit at the kitchen'],
  ['alice', 'Four seasons'],
  ['bob', 'Saturday: repair'],
  ['carol', '02:14'],
  ['fern', 'Mosses you walked past'],
] as const

const BOOKMARKS = [
  ['proof', 'On being wrong'],
  ['skipper', 'How to leave a harbour'],
  ['emre', 'Recipe for people'],
  ['nyx', 'Worth every frozen toe'],
  ['marginalia', 'best small rule'],
  ['leyla', 'چای سرد شد'],
  ['hazel', 'canteen'],
  ['quill', 'The first line of the new one'],
] as const

const FEEDS = [
  { title: 'Harbour', members: ['marit', 'tides'] },
  { title: 'Night sky 🔭', members: ['konrad', 'vesper'] },
]

const MONTH_IN_PICONERO = 31_104_000_000

export function moveAliceIn(stage: Stage): void {
  const { world, who } = stage
  const alice = who('alice')
  for (const [by, words] of PINNED) saidBy(stage, by, words).pinned = true
  keepReading(stage)
  for (const [index, [by, words]] of BOOKMARKS.entries()) {
    bookmark(world, alice, saidBy(stage, by, words), {
      created_at: stage.ago((BOOKMARKS.length - index) * DAY),
    })
  }
  for (const { title, members } of FEEDS) {
    addFeed(world, { owner: alice, title, members: members.map(who) })
  }
  react(world, who('wren'), saidBy(stage, 'alice', 'Dew on everything'), ':mushroom:', {
    created_at: stage.ago(14),
  })
  react(world, who('priya'), saidBy(stage, 'alice', 'Dew on everything'), '✨', { created_at: stage.ago(9) })
  tellOfMoney(stage)
  tellOfChanges(stage)
  readMostOfIt(stage)
}

/** What she meant to read again when there was more time. */
function keepReading({ world, who, chance, ago }: Stage): void {
  const alice = who('alice')
  const settled = ago(BOOKMARKS.length * DAY)
  const old = [...world.posts.before()].filter(
    (post) =>
      post.visibility === 'public' &&
      post.repost_of_id === null &&
      post.in_reply_to_id === null &&
      post.author_id !== alice.id &&
      post.created_at < settled,
  )
  for (const post of old.toReversed()) {
    if (chance.happens(0.3)) bookmark(world, alice, post, { created_at: settled })
  }
}

function tellOfMoney(stage: Stage): void {
  const { world, who, ago } = stage
  const recipient = who('alice')
  const nobody = addAccount(world, { username: 'anonymous', is_system: true, created_at: ago(600 * DAY) })
  const subscription = { recipient, type: 'subscription', payment_amount: MONTH_IN_PICONERO }
  notify(world, { ...subscription, sender: who('bob'), created_at: ago(5 * HOUR) })
  notify(world, {
    ...subscription,
    sender: who('mei'),
    payment_amount: MONTH_IN_PICONERO * 3,
    created_at: ago(4 * DAY),
  })
  notify(world, {
    recipient,
    sender: nobody,
    type: 'payment_anonymous',
    payment_amount: 5_000_000_000,
    created_at: ago(31 * HOUR),
  })
  notify(world, {
    recipient,
    sender: who('quill'),
    type: 'subscription_expiration',
    created_at: ago(2 * DAY),
  })
  notify(world, { recipient, sender: who('wren'), type: 'subscriber_leaving', created_at: ago(3 * DAY) })
}

function tellOfChanges({ world, who, ago }: Stage): void {
  notify(world, { recipient: who('alice'), sender: who('vesper'), type: 'move', created_at: ago(50 * HOUR) })
  notify(world, {
    recipient: who('alice'),
    sender: who('carol'),
    type: 'moderation_warning',
    warning: 'A post with a stranger’s address in it had to go. No hard feelings.',
    created_at: ago(12 * DAY),
  })
  notify(world, {
    recipient: who('carol'),
    sender: who('otto'),
    type: 'admin.sign_up',
    created_at: ago(20 * DAY),
  })
}

const UNREAD = 9

/** The newest few are still unread. */
function readMostOfIt({ world, who, ago }: Stage): void {
  sortNotifications(world)
  const alice = who('alice')
  const hers = world.notifications.filter(({ recipient_id }) => recipient_id === alice.id)
  const last = hers.at(-1 - UNREAD)
  if (last)
    world.markers.set(
      alice.id,
      new Map([['notifications', { last_read_id: String(last.id), updated_at: ago(HOUR) }]]),
    )
}
