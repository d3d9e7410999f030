/** Likes, reposts, bookmarks, pins and reactions (contract 1.4). */
import {
  addReaction,
  bookmarkPost,
  likePost,
  pinPost,
  removeReaction,
  repost,
  unbookmarkPost,
  undoRepost,
  unlikePost,
  unpinPost,
} from '#contract/endpoints/post-actions.ts'
import { demand } from '../policies/permissions.ts'
import { checkReaction, readReaction } from '../policies/reaction.ts'
import { readVisibility } from '../policies/reply.ts'
import { presentPost } from '../presenters/post.ts'
import { impossible, invalid, notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { repost as addRepost } from '../world/posts.ts'
import { bookmark, like, react } from '../world/reactions.ts'
import type { AccountRecord, PostRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { visiblePost } from './visible-post.ts'

export const postActions = [
  serve(likePost, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    like(world, viewer, post)
    return presentPost(post, view)
  }),

  serve(unlikePost, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    world.likes.delete(viewer.id, post.id)
    return presentPost(post, view)
  }),

  serve(
    repost,
    ({ world, viewer, view, params, body }) => {
      demand(viewer, 'create_post')
      const visibility = readVisibility(body.visibility ?? 'public')
      const post = visiblePost(world, viewer, params.id)
      if (post.visibility !== 'public') throw notFound('post')
      if (visibility !== 'public' && visibility !== 'private') throw invalid('invalid repost visibility')
      if (repostBy(world, viewer, post)) throw invalid('post already exists')
      return presentPost(addRepost(world, viewer, post, { visibility }), view)
    },
    { isBodyOptional: true },
  ),

  serve(undoRepost, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    const wrapper = repostBy(world, viewer, post)
    if (!wrapper) throw notFound('post')
    world.posts.remove(wrapper)
    return presentPost(post, view)
  }),

  serve(bookmarkPost, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    bookmark(world, viewer, post)
    return presentPost(post, view)
  }),

  serve(unbookmarkPost, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    world.bookmarks.delete(viewer.id, post.id)
    return presentPost(post, view)
  }),

  serve(pinPost, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    if (!isOwnPublic(post, viewer)) throw impossible("can't pin post")
    post.pinned = true
    return presentPost(post, view)
  }),

  serve(unpinPost, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    if (!isOwnPublic(post, viewer)) throw impossible("can't unpin post")
    post.pinned = false
    return presentPost(post, view)
  }),

  serve(addReaction, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    const content = readReaction(world, post, params.emoji)
    checkReaction(world, viewer, post, content)
    react(world, viewer, post, content)
    return presentPost(post, view)
  }),

  serve(removeReaction, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    const content = readReaction(world, post, params.emoji)
    const all = world.reactions.get(post.id) ?? []
    const others = all.filter((reaction) => reaction.account_id !== viewer.id || reaction.content !== content)
    if (others.length === all.length) throw notFound('reaction')
    world.reactions.set(post.id, others)
    return presentPost(post, view)
  }),
]

const repostBy = (world: World, account: AccountRecord, post: PostRecord) =>
  [...world.posts.repostsOf(post.id)].find((wrapper) => wrapper.author_id === account.id)

const isOwnPublic = (post: PostRecord, viewer: AccountRecord) =>
  post.author_id === viewer.id && post.visibility === 'public'
