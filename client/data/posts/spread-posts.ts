/**
 * Brings every copy of a post up to date with the latest answer that holds it: another device may have edited
 * or liked it (docs/spec/lists.md#a-fresh-answer-takes-away).
 */
import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { TOGGLES } from '#domain/post/post-action.ts'
import { changeLoaded, isChangedSince } from './post-cache.ts'

/**
 * Shows posts as they have just been sent, wherever they stand. `askedAt`: when the server was asked, in
 * milliseconds.
 */
export function spreadPosts(client: QueryClient, sent: readonly Post[], askedAt: number): void {
  const latest = new Map(
    sent.flatMap((post) => (post.reblog ? [post, post.reblog] : [post])).map((post) => [post.id, post]),
  )
  changeLoaded(client, (post) => {
    const fresh = latest.get(post.id)
    if (!fresh || fresh === post || isBusy(client, post.id) || isChangedSince(post.id, askedAt)) return post
    return fresher(post, fresh)
  })
}

/** Returns whether a press on a post is being sent. */
const isBusy = (client: QueryClient, id: string) =>
  [...Object.keys(TOGGLES), 'reaction'].some((kind) => client.isMutating({ mutationKey: [kind, id] }) > 0)

/**
 * Returns the post as it was sent last; the same object where nothing has changed. Its author is left alone:
 * each answer says of their proofs that they were verified when it was asked (`share-parts.ts`). Without an
 * edit it quotes nothing else, and may have lost what it quoted (docs/server/writing.md#delete).
 */
function fresher(post: Post, sent: Post): Post {
  const { account, reblog } = post
  const isSameText = post.edited_at === sent.edited_at
  const isSent = ({ id }: Post) => sent.links.some((link) => link.id === id)
  const links = isSameText ? post.links.filter(isSent) : sent.links
  const known = post.pleroma.quote
  const quote = isSameText && known && sent.pleroma.quote ? known : sent.pleroma.quote
  return replaceEqualDeep(post, { ...sent, account, reblog, links, pleroma: { ...sent.pleroma, quote } })
}
