import { addAccount } from '#server/world/accounts.ts'
import { addFeed } from '#server/world/feeds.ts'
import { notify, sortNotifications } from '#server/world/notifications.ts'
import { bookmark, react } from '#server/world/reactions.ts'
import { findPost } from './find-post.ts'
import { DAY, HOUR, type Town } from './town.ts'

/** Gives alice pins, bookmarks, custom feeds, and a notification of each kind. */

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

export function completeAlice(town: Town): void {
  const { world, account } = town
  const alice = account('alice')
  for (const [by, words] of PINNED) findPost(town, by, words).pinned = true
  addOldBookmarks(town)
  for (const [index, [by, words]] of BOOKMARKS.entries()) {
    bookmark(world, alice, findPost(town, by, words), {
      created_at: town.ago((BOOKMARKS.length - index) * DAY),
    })
  }
  for (const { title, members } of FEEDS) {
    addFeed(world, { owner: alice, title, members: members.map(account) })
  }
  react(world, account('wren'), findPost(town, 'alice', 'Dew on everything'), ':mushroom_red:', {
    created_at: town.ago(14),
  })
  react(world, account('priya'), findPost(town, 'alice', 'Dew on everything'), '✨', {
    created_at: town.ago(9),
  })
  addPaymentNotifications(town)
  addOtherNotifications(town)
  addUnreadMarker(town)
}

/** Adds bookmarks of old posts, so that her list has several pages. */
function addOldBookmarks({ world, account, random, ago }: Town): void {
  const alice = account('alice')
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
    if (random.happens(0.3)) bookmark(world, alice, post, { created_at: settled })
  }
}

function addPaymentNotifications(town: Town): void {
  const { world, account, ago } = town
  const recipient = account('alice')
  const nobody = addAccount(world, { username: 'anonymous', is_system: true, created_at: ago(600 * DAY) })
  const subscription = { recipient, type: 'subscription', payment_amount: MONTH_IN_PICONERO }
  notify(world, { ...subscription, sender: account('bob'), created_at: ago(5 * HOUR) })
  notify(world, {
    ...subscription,
    sender: account('mei'),
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
    sender: account('quill'),
    type: 'subscription_expiration',
    created_at: ago(2 * DAY),
  })
  notify(world, { recipient, sender: account('wren'), type: 'subscriber_leaving', created_at: ago(3 * DAY) })
}

function addOtherNotifications({ world, account, ago }: Town): void {
  notify(world, {
    recipient: account('alice'),
    sender: account('vesper'),
    type: 'move',
    created_at: ago(50 * HOUR),
  })
  notify(world, {
    recipient: account('alice'),
    sender: account('carol'),
    type: 'moderation_warning',
    warning: 'A post with a stranger’s address in it had to go. No hard feelings.',
    created_at: ago(12 * DAY),
  })
  notify(world, {
    recipient: account('carol'),
    sender: account('otto'),
    type: 'admin.sign_up',
    created_at: ago(20 * DAY),
  })
}

const UNREAD = 9

/** Marks all but the newest notifications as read. */
function addUnreadMarker({ world, account, ago }: Town): void {
  sortNotifications(world)
  const alice = account('alice')
  const hers = world.notifications.filter(({ recipient_id }) => recipient_id === alice.id)
  const last = hers.at(-1 - UNREAD)
  if (last)
    world.markers.set(
      alice.id,
      new Map([['notifications', { last_read_id: String(last.id), updated_at: ago(HOUR) }]]),
    )
}
