/** Sends what the viewer wants of a post. What cannot be sent waits and counts as done; what is done already is no failure. */
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
import { getPost } from '#contract/endpoints/posts.ts'
import type { Post } from '#contract/entities/post.ts'
import type { ToggleKind, ToggleWish } from '#domain/post/post-action.ts'
import type { ReactionEmoji } from '#domain/post/reaction.ts'
import { isFulfilled, type Wish } from '#domain/post/wish.ts'
import { isTemporary, needsSignIn } from '#domain/retry.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'
import { failureOf } from '../connection/failure.ts'
import { dropWish, isKept, keepWish } from './wish-store.ts'

/** Answers the post as it is then; null while the wish waits. */
export const sendToggle = (kind: ToggleKind, postId: string, wish: ToggleWish) =>
  fulfil({ kind, postId, ...wish })

export const sendReaction = (postId: string, emoji: ReactionEmoji, on: boolean) =>
  fulfil({ kind: 'reaction', postId, emoji, on })

async function fulfil(wish: Wish): Promise<Post | null> {
  try {
    const post = await send(wish).catch((error: unknown) => asIs(wish, error))
    dropWish(wish)
    return post
  } catch (error) {
    if (mayWait(wish, error) && keepWish(wish)) return null
    dropWish(wish)
    throw error
  }
}

/** Somebody who looks on learns of other troubles than a missing connection at once; what waits already goes on waiting. */
function mayWait(wish: Wish, error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind === 'unreachable' || (isKept(wish) && (isTemporary(failure) || needsSignIn(failure)))
}

async function asIs(wish: Wish, error: unknown): Promise<Post> {
  if (!(error instanceof ApiError) || !isFulfilled(wish, error.message)) throw error
  return call(getPost, { params: { id: wish.postId } })
}

/** A press counts even when the page is left right after it. */
const LASTING = { keepalive: true }

/** Answers the post itself: a repost answers its wrapper (contract 1.4). */
async function send(wish: Wish): Promise<Post> {
  const { kind, on, postId: id } = wish
  const params = { id }
  switch (kind) {
    case 'like':
      return call(on ? likePost : unlikePost, { params }, LASTING)
    case 'bookmark':
      return call(on ? bookmarkPost : unbookmarkPost, { params }, LASTING)
    case 'pin':
      return call(on ? pinPost : unpinPost, { params }, LASTING)
    case 'reaction':
      return call(on ? addReaction : removeReaction, { params: { id, emoji: wish.emoji.name } }, LASTING)
    case 'repost': {
      if (!on) return call(undoRepost, { params }, LASTING)
      const wrapper = await call(repost, { params, body: { visibility: wish.visibility } }, LASTING)
      if (!wrapper.reblog) throw new Error('reblog property is null')
      return wrapper.reblog
    }
  }
}
