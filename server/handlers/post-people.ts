/** Lists the people who liked, reposted and reacted to a post (docs/server/posts.md#who-liked). */
import { listLikers, listReactions, listReposters } from '#contract/endpoints/post-people.ts'
import { uuidCursor } from '../paging.ts'
import { isGiverShown } from '../policies/private-likes.ts'
import { accountOf } from '../presenters/post.ts'
import { presentReactionsWithPeople } from '../presenters/reaction.ts'
import { serve } from '../serve.ts'
import { canSee } from '../world/visibility.ts'
import { NOBODY, peoplePage } from './people-page.ts'
import { visiblePost } from './visible-post.ts'

export const postPeople = [
  serve(listLikers, ({ world, viewer, view, params, query }) => {
    const post = visiblePost(world, viewer, params.id)
    if (!viewer) return NOBODY
    const likes = [...world.likes.to(post.id)].map(([giver, { id }]) => ({ id, giver, isLike: true }))
    // Reactions are left out after the page was cut (docs/server/posts.md#who-liked).
    const reactions = (world.reactions.get(post.id) ?? []).map(({ id, account_id }) => ({
      id,
      giver: account_id,
      isLike: false,
    }))
    const deeds = [...likes, ...reactions].map(({ giver, ...deed }) => ({
      ...deed,
      account: accountOf(world, giver),
    }))
    return peoplePage(
      deeds,
      uuidCursor(query),
      query,
      view,
      ({ account, isLike }) => isLike && isGiverShown(viewer, post, account),
    )
  }),

  serve(listReposters, ({ world, viewer, view, params, query }) => {
    const post = visiblePost(world, viewer, params.id)
    if (!viewer) return NOBODY
    const wrappers = [...world.posts.repostsOf(post.id)].filter((wrapper) => canSee(world, viewer, wrapper))
    const reposts = wrappers.map(({ id, author_id }) => ({ id, account: accountOf(world, author_id) }))
    return peoplePage(reposts, uuidCursor(query), query, view)
  }),

  serve(listReactions, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    const reactions = world.reactions.get(post.id) ?? []
    return presentReactionsWithPeople(reactions, view, (giver) => isGiverShown(viewer, post, giver))
  }),
]
