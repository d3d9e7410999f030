/**
 * Deletes an account with all that it made and all that others have of it
 * (docs/server/administration.md#delete-an-account, docs/server/groups.md#the-end-of-a-group).
 */
import { deletePost } from './posts.ts'
import type { AccountRecord } from './records.ts'
import type { World } from './world.ts'

/** How many milliseconds a group without an administrator still lives: up to a minute on the real server. */
const LAST_OF_A_GROUP = 30_000

export function deleteAccount(world: World, account: AccountRecord): void {
  const { id, acct } = account
  for (const post of [...world.posts.by(id)]) deletePost(world, post)
  if (account.is_group) deleteThreadsOf(world, account)
  planEndOfGroups(world, account)
  forgetRelations(world, id)
  for (const { owner_id, id: attachment } of [...world.attachments.values()]) {
    if (owner_id === id) world.attachments.delete(attachment)
  }
  for (const list of [...world.lists.values()]) {
    if (list.owner_id === id) world.lists.delete(list.id)
    else list.member_ids.delete(id)
  }
  world.notifications = world.notifications.filter(
    ({ recipient_id, sender_id }) => recipient_id !== id && sender_id !== id,
  )
  for (const { account_id, token } of [...world.tokens.values()]) {
    if (account_id === id) world.tokens.delete(token)
  }
  world.markers.delete(id)
  world.postsElsewhere.delete(id)
  world.accountIds.delete(acct)
  world.accounts.delete(id)
}

/** Deletes what was begun in a group, with all answers. It goes on counting as posts of its authors. */
function deleteThreadsOf(world: World, group: AccountRecord): void {
  const roots = [...world.posts.before()].filter(
    ({ group_id, id, root_id }) => group_id === group.id && id === root_id,
  )
  for (const root of roots) {
    for (const { author_id, repost_of_id } of world.posts.inConversation(root.id)) {
      const author = world.accounts.get(author_id)
      if (author && repost_of_id === null) author.gone_posts_counted += 1
    }
    deletePost(world, root)
  }
}

/** Lets the groups end, after a while, that nobody but this account runs. */
function planEndOfGroups(world: World, { id }: AccountRecord): void {
  for (const group_id of world.groupAdmins.from(id).keys()) {
    if (world.groupAdmins.to(group_id).size > 1) continue
    world.endingGroups.push({ group_id, due_at: world.clock() + LAST_OF_A_GROUP })
  }
}

/** Deletes the groups whose time has come. */
export function endGroups(world: World): void {
  const due = world.endingGroups.filter(({ due_at }) => due_at <= world.clock())
  if (due.length === 0) return
  world.endingGroups = world.endingGroups.filter((ending) => !due.includes(ending))
  for (const { group_id } of due) {
    const group = world.accounts.get(group_id)
    if (group) deleteAccount(world, group)
  }
}

/** Removes follows, mutes, subscriptions, likes, bookmarks and reactions. Votes stay. */
function forgetRelations(world: World, id: string): void {
  const { follows, followRequests, rejections, mutes, subscriptions } = world
  const { likes, bookmarks, trackedConversations, groupAdmins, reactions } = world
  for (const pairs of [follows, followRequests, rejections, mutes, subscriptions]) pairs.forget(id)
  for (const pairs of [likes, bookmarks, trackedConversations, groupAdmins]) pairs.forget(id)
  for (const [post, given] of reactions) {
    reactions.set(
      post,
      given.filter(({ account_id }) => account_id !== id),
    )
  }
}
