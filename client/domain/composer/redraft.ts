/**
 * A post as the draft that it was: everything comes back into the composer before it is deleted
 * (docs/spec/post-actions.md#delete-and-redraft, docs/server/writing.md#delete).
 */
import type { Poll } from '#contract/entities/poll.ts'
import type { Post, PostSource, Visibility } from '#contract/entities/post.ts'
import { readTitle } from '../post/poll.ts'
import { quoteOf } from '../post/quote-of.ts'
import type { Draft, DraftAttachment } from './draft.ts'
import type { DraftContext } from './draft-key.ts'
import { durationOf, emptyPoll, type PollDraft } from './poll-draft.ts'
import { joined } from './thread-text.ts'

/** Returns the place in which a post was written. */
export function contextOfPost(
  post: Pick<Post, 'in_reply_to_id' | 'links' | 'pleroma' | 'content'>,
): DraftContext {
  if (post.in_reply_to_id !== null) return { kind: 'reply', postId: post.in_reply_to_id }
  const quote = quoteOf(post)
  return quote ? { kind: 'quote', postId: quote.id } : { kind: 'new' }
}

interface Copied {
  source: Pick<PostSource, 'text' | 'title'>
  /** The audiences that it may have now, the narrowest last. */
  allowed: readonly Visibility[]
  attachments: readonly DraftAttachment[]
}

/** Returns an empty draft with everything that a post says. Nobody sees it who could not see the post. */
export function redraftOf(
  empty: Draft,
  post: Pick<
    Post,
    | 'in_reply_to_id'
    | 'links'
    | 'pleroma'
    | 'content'
    | 'visibility'
    | 'sensitive'
    | 'poll'
    | 'created_at'
    | 'language'
    | 'group'
  >,
  { source, allowed, attachments }: Copied,
): Draft {
  const same = allowed.find((visibility) => visibility === post.visibility)
  return {
    ...empty,
    text: textOf(post, source),
    visibility: same ?? allowed.at(-1) ?? 'direct',
    sensitive: post.sensitive,
    language: post.language,
    poll: post.poll && pollOf(post.poll, post.created_at),
    attachments,
    // A post to a group is public, so one that was not has no group any more. A reply goes with its parent.
    ...(post.group &&
      post.visibility === 'public' &&
      post.in_reply_to_id === null && { groupId: post.group.id }),
  }
}

/**
 * A title is written as the heading that it was, and the quote of a reply as the link that shows the same.
 */
function textOf(post: Parameters<typeof contextOfPost>[0], { text, title }: Copied['source']): string {
  const quote = post.in_reply_to_id === null ? null : quoteOf(post)
  const isLinked = quote !== null && [quote.uri, quote.url].some((address) => text.includes(`[[${address}`))
  const heading = title === null || title === '' ? '' : `# ${title}\n\n`
  return joined([`${heading}${text}${quote && !isLinked ? `\n\n[[${quote.uri}]]` : ''}`])
}

function pollOf({ options, multiple, expires_at }: Poll, createdAt: string): PollDraft {
  const seconds = (Date.parse(expires_at ?? '') - Date.parse(createdAt)) / 1000
  return {
    ...emptyPoll,
    options: options.map(({ title }) => readTitle(title)),
    multiple,
    ...(seconds > 0 && durationOf(seconds)),
  }
}
