/**
 * Pending actions: what the viewer did with a post and the server has not confirmed yet
 * (docs/spec/post-actions.md#a-toggle-waits-for-the-connection).
 */
import type { Post } from '#contract/entities/post.ts'
import { type ToggleChange, type ToggleKind, toggled } from './post-action.ts'
import { type ReactionEmoji, withReaction } from './reaction.ts'

/** A toggle or a reaction that waits. `on`: what it is to be afterwards. */
export type PendingAction =
  | ({ kind: ToggleKind; postId: string } & ToggleChange)
  | { kind: 'reaction'; postId: string; emoji: ReactionEmoji; on: boolean }

/** Returns the key of an action. Of two actions with one key only the last one counts. */
export const pendingKey = (action: PendingAction) =>
  [action.kind, action.postId, action.kind === 'reaction' ? action.emoji.name : ''].join(' ')

/** Returns the list with the action at its end, in place of an earlier one with the same key. */
export const withPendingAction = (
  actions: readonly PendingAction[],
  action: PendingAction,
): PendingAction[] => [...actions.filter((one) => pendingKey(one) !== pendingKey(action)), action]

/**
 * Returns the post as it looks once its pending actions are done; the same object when it looks so already.
 */
export const withPendingApplied = (post: Post, actions: readonly PendingAction[]): Post =>
  actions.reduce((now, action) => (action.postId === post.id ? withOneApplied(now, action) : now), post)

function withOneApplied(post: Post, action: PendingAction): Post {
  if (action.kind !== 'reaction') return toggled(post, action.kind, action.on)
  const { emoji_reactions: before } = post.pleroma
  const after = withReaction(before, action.emoji, action.on)
  return after === before ? post : { ...post, pleroma: { ...post.pleroma, emoji_reactions: after } }
}

/** The server's refusals of an action that was done before, in another window or client. */
const ALREADY_DONE: { [Kind in PendingAction['kind']]?: { on: string; off: string } } = {
  repost: { on: 'post already exists', off: 'post not found' },
  reaction: { on: 'reaction already exists', off: 'reaction not found' },
}

/** Returns whether the server refused the action only because it is done already. */
export const isAlreadyDone = ({ kind, on }: Pick<PendingAction, 'kind' | 'on'>, refusal: string) =>
  ALREADY_DONE[kind]?.[on ? 'on' : 'off'] === refusal
