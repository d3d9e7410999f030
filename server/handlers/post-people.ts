/** Who liked, reposted and reacted to a post (contract 1.4). */
import { listLikers, listReactions, listReposters } from '#contract/endpoints/post-people.ts'
import { type Page, type PageQuery, takePage, uuidCursor } from '../paging.ts'
import { isTold } from '../policies/applause.ts'
import { canSee } from '../policies/visibility.ts'
import { presentAccount } from '../presenters/account.ts'
import { accountOf } from '../presenters/post.ts'
import { presentReactionsWithPeople } from '../presenters/reaction.ts'
import type { View } from '../presenters/view.ts'
import { serve } from '../serve.ts'
import type { AccountRecord } from '../world/records.ts'
import { visiblePost } from './visible-post.ts'

const NOBODY: Page = { items: [], next: null }

export const postPeople = [
  serve(listLikers, ({ world, viewer, view, params, query }) => {
    const post = visiblePost(world, viewer, params.id)
    if (!viewer) return NOBODY
    const likes = [...world.likes.to(post.id)].map(([giver, { id }]) => ({
      id,
      who: accountOf(world, giver),
    }))
    return peoplePage(likes, query, view, ({ who }) => isTold(viewer, post, who))
  }),

  serve(listReposters, ({ world, viewer, view, params, query }) => {
    const post = visiblePost(world, viewer, params.id)
    if (!viewer) return NOBODY
    const wrappers = [...world.posts.repostsOf(post.id)].filter((wrapper) => canSee(world, viewer, wrapper))
    const reposts = wrappers.map(({ id, author_id }) => ({ id, who: accountOf(world, author_id) }))
    return peoplePage(reposts, query, view)
  }),

  serve(listReactions, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    const reactions = world.reactions.get(post.id) ?? []
    return presentReactionsWithPeople(reactions, view, (giver) => isTold(viewer, post, giver))
  }),
]

interface Deed {
  id: string
  who: AccountRecord
}

/** The latest first, forty at a time. */
function peoplePage(deeds: Deed[], query: PageQuery, view: View, isShown?: (deed: Deed) => boolean): Page {
  const before = uuidCursor(query)
  const rows = deeds
    .filter(({ id }) => before === null || id < before)
    .sort((one, other) => (one.id < other.id ? 1 : -1))
  return takePage(rows, query, {
    size: 40,
    cursor: ({ id }) => id,
    present: ({ who }) => presentAccount(who, view),
    ...(isShown && { isShown }),
  })
}
