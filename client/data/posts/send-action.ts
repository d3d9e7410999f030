/**
 * Sends an action on a post. What cannot be sent is stored and waits; what is done already is no failure
 * (docs/spec/post-actions.md#a-toggle-waits-for-the-connection).
 */
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
import { isAlreadyDone, type PendingAction } from '#domain/post/pending-action.ts'
import type { ToggleChange, ToggleKind } from '#domain/post/post-action.ts'
import type { ReactionEmoji } from '#domain/post/reaction.ts'
import { isTemporary, needsSignIn } from '#domain/retry.ts'
import { accountHere } from '#platform/storage/storage.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { call } from '../connection/api.ts'
import { ApiError, askedPause } from '../connection/api-error.ts'
import { failureOf } from '../connection/failure.ts'
import { addPendingAction, isPending, removePendingAction } from './pending-action-store.ts'

let pausedUntil = 0

/** Returns the milliseconds for which the server asks to leave it alone with actions that wait. */
export const pauseOfActions = (): number => Math.max(0, pausedUntil - serverNow())

/**
 * Switches something about a post on or off. Returns the changed post; null when the action waits for a
 * connection.
 */
export const sendToggle = (kind: ToggleKind, postId: string, change: ToggleChange) =>
  sendOrStore({ kind, postId, ...change })

/** Adds or removes a reaction. Returns the changed post; null when the action waits for a connection. */
export const sendReaction = (postId: string, emoji: ReactionEmoji, on: boolean) =>
  sendOrStore({ kind: 'reaction', postId, emoji, on })

async function sendOrStore(action: PendingAction): Promise<Post | null> {
  const accountId = accountHere()
  try {
    const post = await send(action).catch((error: unknown) => postIfDone(action, error))
    removePendingAction(action)
    return post
  } catch (error) {
    // Somebody who has signed in meanwhile has not pressed it.
    if (accountHere() === accountId && mayWait(action, error) && addPendingAction(action)) {
      pausedUntil = Math.max(pausedUntil, serverNow() + askedPause(error))
      return null
    }
    removePendingAction(action)
    throw error
  }
}

/**
 * A press waits only without a connection: the person sees other failures at once. An action that waits
 * already goes on waiting.
 */
function mayWait(action: PendingAction, error: unknown): boolean {
  const failure = failureOf(error)
  return (
    failure.kind === 'unreachable' || (isPending(action) && (isTemporary(failure) || needsSignIn(failure)))
  )
}

/** Loads the post when the action was refused only because it is done already; throws `error` otherwise. */
async function postIfDone(action: PendingAction, error: unknown): Promise<Post> {
  if (!(error instanceof ApiError) || !isAlreadyDone(action, error.message)) throw error
  return call(getPost, { params: { id: action.postId } })
}

/** Returns the post itself: the server answers a repost with its wrapper (docs/server/posts.md#repost). */
async function send(action: PendingAction): Promise<Post> {
  const { kind, on, postId: id } = action
  const params = { id }
  switch (kind) {
    case 'like':
      return call(on ? likePost : unlikePost, { params })
    case 'bookmark':
      return call(on ? bookmarkPost : unbookmarkPost, { params })
    case 'pin':
      return call(on ? pinPost : unpinPost, { params })
    case 'reaction':
      return call(on ? addReaction : removeReaction, { params: { id, emoji: action.emoji.name } })
    case 'repost': {
      if (!on) return call(undoRepost, { params })
      const wrapper = await call(repost, { params, body: { visibility: action.visibility } })
      if (!wrapper.reblog) throw new Error('reblog property is null')
      return wrapper.reblog
    }
  }
}
