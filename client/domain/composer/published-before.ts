/**
 * Whether a post of the viewer's is what an earlier try was about, its answer lost. The server forgets its
 * idempotency keys after an hour and with every restart, and refuses files that are part of a post already
 * (docs/server/writing.md#idempotency-keys, docs/server/writing.md#files,
 * docs/spec/drafts-and-outbox.md#a-lost-answer).
 */
import type { Post } from '#contract/entities/post.ts'
import { readTitle } from '../post/poll.ts'
import { quotesOf } from '../post/quote.ts'
import { descriptionToSend } from './attachment.ts'
import type { Draft, Tried } from './draft.ts'
import { isSameLanguage } from './edit.ts'
import type { OutboxEntry } from './outbox.ts'
import { isSamePoll, pollToSend } from './poll-draft.ts'
import { firstPart } from './thread-text.ts'

/** Milliseconds by which the clocks of this device and of the server may differ. */
const TOLERANCE = 300_000

/** Milliseconds between the times that the server notes for a post and for its poll. */
const MOMENT = 60_000

/**
 * Everything but the text, which the list of posts holds only as HTML; as it was tried, whatever was changed
 * since.
 */
export function mayBeTheSame(post: Post, { context }: Pick<OutboxEntry, 'context'>, tried: Tried): boolean {
  const parent = context.kind === 'reply' ? context.postId : null
  const quotes = quotesOf(post).map(({ id }) => id)
  return (
    post.reblog === null &&
    Date.parse(post.created_at) >= tried.at - TOLERANCE &&
    tried.visibilities.some((visibility) => visibility === post.visibility) &&
    post.in_reply_to_id === parent &&
    (context.kind !== 'quote' || quotes.includes(context.postId)) &&
    tried.polls.some((poll) => (poll !== null) === (post.poll !== null)) &&
    tried.fileCounts.some((count) => count === post.media_attachments.length) &&
    // A reply is in the group of its parent, whatever was tried.
    (parent !== null || post.group === null || groupsOf(tried).includes(post.group.id))
  )
}

/** The groups of every try; older tries were for none. */
const groupsOf = ({ groupIds = [null] }: Tried) => groupIds

/** `source`: what the server has kept of what was typed. */
export const isTextOf = (tried: Tried, source: string) => tried.texts.some((text) => isSameText(text, source))

export const isSameText = (one: string, other: string) => plain(one) === plain(other)

/** Of a thread the post that is sent first. */
const plain = (text: string) => firstPart(text).replaceAll('\r\n', '\n').trim()

/**
 * Returns whether a post is as it was written, as far as it can be corrected. Files count by what the server
 * made of them and what they say.
 */
export const isAsWritten = (
  post: Pick<Post, 'sensitive' | 'media_attachments' | 'language'>,
  source: string,
  { text, sensitive, attachments, language }: Pick<Draft, 'text' | 'sensitive' | 'attachments' | 'language'>,
): boolean =>
  isSameText(source, text) &&
  post.sensitive === sensitive &&
  isSameLanguage(post.language, language) &&
  JSON.stringify(post.media_attachments.map(({ id, description }) => [id, description])) ===
    JSON.stringify(attachments.map((one) => [one.uploaded?.id, descriptionToSend(one.description)]))

/** A poll cannot be changed any more: whether the post has the one that is wanted now. */
export function hasWantedPoll(
  post: Pick<Post, 'poll' | 'created_at'>,
  { tried, poll }: Pick<Draft, 'tried' | 'poll'>,
): boolean {
  const wanted = pollToSend(poll)
  if (!tried || tried.polls.every((one) => isSamePoll(one, wanted))) return true
  if (!wanted || !post.poll) return !wanted && !post.poll
  const { options, multiple, expires_at } = post.poll
  const runs = Date.parse(expires_at ?? '') - Date.parse(post.created_at)
  const isAsLong = Math.abs(runs - wanted.expires_in * 1000) < MOMENT
  const titles = options.map(({ title }) => readTitle(title))
  return isSamePoll({ options: titles, multiple, expires_in: wanted.expires_in }, wanted) && isAsLong
}

/**
 * The group of a post cannot be changed any more: whether it went to the one that is wanted now. Servers
 * before 5.7 say of no post where it went (docs/server/versions.md#features-by-version).
 */
export function hasWantedGroup(
  post: Pick<Post, 'group' | 'in_reply_to_id'>,
  { tried, groupId = null }: Pick<Draft, 'tried' | 'groupId'>,
): boolean {
  if (!tried || post.in_reply_to_id !== null || groupsOf(tried).every((id) => id === groupId)) return true
  return (post.group?.id ?? null) === groupId
}
