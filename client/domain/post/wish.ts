/** A wish: the viewer wants it of a post, and the server does not know it yet. */
import type { Post } from '#contract/entities/post.ts'
import { type ToggleKind, type ToggleWish, toggled } from './post-action.ts'
import { type ReactionEmoji, withReaction } from './reaction.ts'

export type Wish =
  | ({ kind: ToggleKind; postId: string } & ToggleWish)
  | { kind: 'reaction'; postId: string; emoji: ReactionEmoji; on: boolean }

/** Two wishes with one name contradict each other or say the same: the last one counts. */
export const wishName = (wish: Wish) =>
  [wish.kind, wish.postId, wish.kind === 'reaction' ? wish.emoji.name : ''].join(' ')

export const withWish = (wishes: readonly Wish[], wish: Wish): Wish[] => [
  ...wishes.filter((one) => wishName(one) !== wishName(wish)),
  wish,
]

/** The post as it looks once its wishes have come true; the same post when it looks so already. */
export const asWished = (post: Post, wishes: readonly Wish[]): Post =>
  wishes.reduce((now, wish) => (wish.postId === post.id ? asOneWished(now, wish) : now), post)

function asOneWished(post: Post, wish: Wish): Post {
  if (wish.kind !== 'reaction') return toggled(post, wish.kind, wish.on)
  const { emoji_reactions: before } = post.pleroma
  const after = withReaction(before, wish.emoji, wish.on)
  return after === before ? post : { ...post, pleroma: { ...post.pleroma, emoji_reactions: after } }
}

/** Refusals of a wish that came true already, in another window or client. */
const FULFILLED: { [Kind in Wish['kind']]?: { on: string; off: string } } = {
  repost: { on: 'post already exists', off: 'post not found' },
  reaction: { on: 'reaction already exists', off: 'reaction not found' },
}

export const isFulfilled = ({ kind, on }: Pick<Wish, 'kind' | 'on'>, refusal: string) =>
  FULFILLED[kind]?.[on ? 'on' : 'off'] === refusal
