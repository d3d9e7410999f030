/**
 * Deletes an account with all that it made and all that others have of it
 * (docs/server/administration.md#delete-an-account).
 */
import { deletePost } from './posts.ts'
import type { AccountRecord } from './records.ts'
import type { World } from './world.ts'

export function deleteAccount(world: World, { id, acct }: AccountRecord): void {
  for (const post of [...world.posts.by(id)]) deletePost(world, post)
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

/** Removes follows, mutes, subscriptions, likes, bookmarks, reactions and votes. */
function forgetRelations(world: World, id: string): void {
  const { follows, followRequests, rejections, mutes, subscriptions } = world
  const { likes, bookmarks, trackedConversations, groupAdmins, reactions, polls } = world
  for (const pairs of [follows, followRequests, rejections, mutes, subscriptions]) pairs.forget(id)
  for (const pairs of [likes, bookmarks, trackedConversations, groupAdmins]) pairs.forget(id)
  for (const [post, given] of reactions) {
    reactions.set(
      post,
      given.filter(({ account_id }) => account_id !== id),
    )
  }
  for (const { votes } of polls.values()) votes.delete(id)
}
