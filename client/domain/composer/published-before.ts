/**
 * Whether a post of the viewer's is what an earlier try was about, its answer lost. The server forgets its idempotency
 * keys after an hour and with every restart, and refuses files that are part of a post already (contract 7.6, 1.4.1).
 */
import type { Post } from '#contract/entities/post.ts'
import { quotesOf } from '../post/quote.ts'
import type { Tried } from './draft.ts'
import type { OutboxEntry } from './outbox.ts'
import { pollToSend } from './poll-draft.ts'

/** Milliseconds by which the clocks of this device and of the server may differ. */
const TOLERANCE = 300_000

type Sent = Pick<OutboxEntry, 'context' | 'draft'>

/** Everything but the text, which the list of posts holds only as HTML. */
export function mayBeTheSame(post: Post, { context, draft }: Sent, tried: Tried): boolean {
  const parent = context.kind === 'reply' ? context.postId : null
  const quotes = quotesOf(post).map(({ id }) => id)
  return (
    post.reblog === null &&
    Date.parse(post.created_at) >= tried.at - TOLERANCE &&
    tried.visibilities.some((visibility) => visibility === post.visibility) &&
    post.in_reply_to_id === parent &&
    (context.kind !== 'quote' || quotes.includes(context.postId)) &&
    (post.poll !== null) === (pollToSend(draft.poll) !== null) &&
    post.media_attachments.length === draft.attachments.length
  )
}

/** `source`: what the server has kept of what was typed. */
export const isTextOf = (tried: Tried, source: string) => tried.texts.some((text) => isSameText(text, source))

export const isSameText = (one: string, other: string) => plain(one) === plain(other)

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()
