/**
 * Lists bookmarks, liked posts and private conversations (docs/server/timelines.md#other-lists). They also
 * show muted people (docs/server/relationships.md#mute).
 */
import { listBookmarks, listConversations, listLikedPosts } from '#contract/endpoints/post-lists.ts'
import { serialCursor, takePage, uuidCursor } from '../paging.ts'
import { presentAccount } from '../presenters/account.ts'
import { presentPost } from '../presenters/post.ts'
import { serve } from '../serve.ts'
import { conversationsOf } from '../world/conversations.ts'
import type { AccountRecord, PostRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export const postLists = [
  serve(
    listBookmarks,
    ({ world, viewer, view, query }) => {
      const before = serialCursor(query.max_id, Number.POSITIVE_INFINITY)
      const rows = [...world.bookmarks.from(viewer.id)]
        .flatMap(([postId, { id }]) => rowsOf(world, id, postId))
        .filter(({ id }) => id < before)
        .sort((one, other) => other.id - one.id)
      return takePage(rows, query, {
        cursor: ({ id }) => String(id),
        present: ({ post }) => presentPost(post, view),
      })
    },
    { cursor: 'serial' },
  ),

  serve(listLikedPosts, ({ world, viewer, view, query }) => {
    const before = uuidCursor(query)
    const deeds = [...likesOf(world, viewer)]
    if (query.all_reactions === true) deeds.push(...reactionsOf(world, viewer))
    const rows = deeds
      .flatMap(({ id, post_id }) => rowsOf(world, id, post_id))
      .filter(({ id }) => before === null || id < before)
      .sort((one, other) => (one.id < other.id ? 1 : -1))
    return takePage(rows, query, { cursor: ({ id }) => id, present: ({ post }) => presentPost(post, view) })
  }),

  serve(listConversations, ({ world, viewer, view, query }) => {
    const before = uuidCursor(query)
    const rows = [...conversationsOf(world, viewer)].filter(({ id }) => before === null || id < before)
    return takePage(rows, query, {
      cursor: ({ id }) => id,
      present: ({ id, root, last }) => ({
        id,
        unread: false,
        accounts: peopleIn(world, root).map((account) => presentAccount(account, view)),
        last_status: presentPost(last, view),
      }),
    })
  }),
]

/**
 * Returns the row of a post that somebody has marked, also of one that they may not open any more
 * (docs/server/timelines.md#posts-that-cannot-be-opened).
 */
function rowsOf<Id>(world: World, id: Id, postId: string): { id: Id; post: PostRecord }[] {
  const post = world.posts.get(postId)
  return post ? [{ id, post }] : []
}

function* likesOf(world: World, viewer: AccountRecord) {
  for (const [post_id, { id }] of world.likes.from(viewer.id)) yield { id, post_id }
}

function* reactionsOf(world: World, viewer: AccountRecord) {
  for (const given of world.reactions.values()) {
    for (const { id, post_id, account_id } of given) if (account_id === viewer.id) yield { id, post_id }
  }
}

/** Returns the people of a conversation: the author of its first post and everybody whom it mentions. */
const peopleIn = (world: World, root: PostRecord): AccountRecord[] =>
  [...new Set([root.author_id, ...root.mention_ids])].flatMap((id) => world.accounts.get(id) ?? [])
