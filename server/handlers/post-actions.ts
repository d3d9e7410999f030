/**
 * Answers likes, reposts, bookmarks, pins, followed conversations, permanent storage and fetching of replies
 * (docs/server/posts.md#acting).
 */
import {
  bookmarkPost,
  likePost,
  loadReplies,
  pinPost,
  repost,
  savePost,
  trackConversation,
  unbookmarkPost,
  undoRepost,
  unlikePost,
  unpinPost,
} from '#contract/endpoints/post-actions.ts'
import { demand } from '../policies/permissions.ts'
import { readVisibility } from '../policies/reply.ts'
import { isAtLeast } from '../policies/version.ts'
import { accountOf, presentPost } from '../presenters/post.ts'
import { forbidden, impossible, invalid, notFound, notSupported, Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { bookmark, like, unlike } from '../world/reactions.ts'
import type { AccountRecord, PostRecord } from '../world/records.ts'
import { requestReplies } from '../world/replies-elsewhere.ts'
import { repost as addRepost } from '../world/reposts.ts'
import { canSavePosts, savePost as keepPost } from '../world/storage.ts'
import type { World } from '../world/world.ts'
import { existingPost, visiblePost } from './visible-post.ts'

export const postActions = [
  serve(likePost, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    like(world, viewer, post)
    return presentPost(post, view)
  }),

  serve(unlikePost, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    unlike(world, viewer, post)
    return presentPost(post, view)
  }),

  serve(
    repost,
    ({ world, viewer, view, params, body }) => {
      demand(viewer, 'create_post')
      const post = visiblePost(world, viewer, params.id)
      if (post.visibility !== 'public') throw notFound('post')
      const visibility = readVisibility(body.visibility ?? 'public')
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
    viewer.gone_posts_counted += 1
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
    const post = existingPost(world, params.id)
    if (!isOwnPublic(post, viewer)) throw impossible("can't pin post")
    post.pinned = true
    return presentPost(post, view)
  }),

  serve(unpinPost, ({ world, viewer, view, params }) => {
    const post = existingPost(world, params.id)
    if (!isOwnPublic(post, viewer)) throw impossible("can't unpin post")
    post.pinned = false
    return presentPost(post, view)
  }),

  serve(trackConversation, ({ world, viewer, view, params, body }) => {
    const post = visiblePost(world, viewer, params.id)
    if (body.status !== 'follow' && body.status !== 'normal') throw invalid('invalid tracking status')
    if (body.status === 'follow') world.trackedConversations.set(viewer.id, post.root_id, true)
    else world.trackedConversations.delete(viewer.id, post.root_id)
    return presentPost(post, view)
  }),

  serve(savePost, ({ world, viewer, view, params }) => {
    const post = existingPost(world, params.id)
    if (post.ipfs_cid !== null) throw impossible('post already saved to IPFS')
    if (!isOwnPublic(post, viewer)) throw forbidden()
    if (!canSavePosts(world)) throw notSupported()
    if (!world.instance.is_storage_running) throw new Refusal(500, 'internal error')
    keepPost(post)
    return presentPost(post, view)
  }),

  serve(
    loadReplies,
    ({ world, viewer, params, body }) => {
      demand(viewer, 'delete_any_profile')
      const post = visiblePost(world, viewer, params.id)
      const ofWhole = body.use_context && isAtLeast(world, '5.5')
      if (!ofWhole && !isFromElsewhere(world, post)) throw notFound('post')
      const asked = ofWhole ? world.posts.get(post.root_id) : post
      if (asked && isFromElsewhere(world, asked)) requestReplies(world, asked)
      return undefined
    },
    { isBodyOptional: { before: '5.5' } },
  ),
]

const repostBy = (world: World, account: AccountRecord, post: PostRecord) =>
  [...world.posts.repostsOf(post.id)].find((wrapper) => wrapper.author_id === account.id)

const isFromElsewhere = (world: World, { author_id }: PostRecord) => accountOf(world, author_id).host !== null

const isOwnPublic = (post: PostRecord, viewer: AccountRecord) =>
  post.author_id === viewer.id && post.visibility === 'public'
