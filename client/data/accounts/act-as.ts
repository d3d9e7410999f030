/**
 * Likes and reposts as another account of this device. Ids of posts are those of the server, the same for all
 * its accounts (docs/spec/session.md#acting-as-another-account).
 */
import type { QueryClient } from '@tanstack/react-query'
import { likePost, repost, undoRepost, unlikePost } from '#contract/endpoints/post-actions.ts'
import { getPost } from '#contract/endpoints/posts.ts'
import { getViewer } from '#contract/endpoints/session.ts'
import type { Post } from '#contract/entities/post.ts'
import { isAlreadyDone } from '#domain/post/pending-action.ts'
import { mayRepost, repostVisibility, TOGGLES, withCount } from '#domain/post/post-action.ts'
import { preferencesOf } from '#domain/preference.ts'
import { ApiError } from '../connection/api-error.ts'
import { changePost } from '../posts/post-cache.ts'
import { callAs } from './call-as.ts'

export type ActKind = 'like' | 'repost'

/** A like or a repost of another account. */
export interface Act {
  accountId: string
  kind: ActKind
  postId: string
}

/**
 * Likes or reposts a post as another account. Returns false where that account has done so before. Of the
 * page only the count changes: it is not the viewer’s own. `ask` sends the calls.
 */
export async function actAs(client: QueryClient, act: Act, ask = callAs): Promise<boolean> {
  const { accountId, kind, postId } = act
  const before = await ask(accountId, getPost, { params: { id: postId } })
  if (before[TOGGLES[kind].flag]) return false
  try {
    showCount(client, act, await send(act, before, ask))
  } catch (error) {
    if (error instanceof ApiError && isAlreadyDone({ kind, on: true }, error.message)) return false
    throw error
  }
  return true
}

/** Takes a like or a repost back as another account. */
export async function takeBackAs(client: QueryClient, act: Act): Promise<void> {
  const { accountId, kind, postId: id } = act
  const answer = await callAs(accountId, kind === 'like' ? unlikePost : undoRepost, { params: { id } })
  showCount(client, act, answer)
}

/**
 * Sends it. A repost has the audience that the preferences of its account want
 * (docs/spec/post-actions.md#audience-of-a-repost).
 */
async function send({ accountId, kind, postId: id }: Act, post: Post, ask: typeof callAs): Promise<Post> {
  if (kind === 'like') return ask(accountId, likePost, { params: { id } })
  const viewer = await ask(accountId, getViewer, {})
  const { defaultVisibility } = preferencesOf(viewer)
  if (!mayRepost(post, viewer, defaultVisibility))
    throw new ApiError('refused', 'permission error', { status: 403 })
  const visibility = repostVisibility(defaultVisibility)
  const wrapper = await ask(accountId, repost, { params: { id }, body: { visibility } })
  if (!wrapper.reblog) throw new Error('reblog property is null')
  return wrapper.reblog
}

const showCount = (client: QueryClient, { kind, postId }: Act, answer: Post) =>
  changePost(client, postId, (post) => withCount(post, kind, answer))
