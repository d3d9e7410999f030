/**
 * A draft: a post that is being written and not sent yet (docs/spec/drafts-and-outbox.md#drafts,
 * docs/spec/drafts-and-outbox.md#a-lost-answer).
 */
import type { Attachment } from '#contract/entities/attachment.ts'
import type { Visibility } from '#contract/entities/post.ts'
import { isSamePoll, type PollDraft, pollToSend, type SentPoll } from './poll-draft.ts'

/** A file that goes with the post. Its bytes lie beside the draft under the same `key`. */
export interface DraftAttachment {
  key: string
  name: string
  mediaType: string
  description: string
  /** The attachment at the server; null until it is there. */
  uploaded: Attachment | null
  /** It came with the post that is edited; the server has its bytes. */
  isPublished?: boolean | undefined
  /** It is sent as it is, with its metadata. */
  isOriginal?: boolean | undefined
}

export interface Draft {
  text: string
  /** null: the default one. */
  visibility: Visibility | null
  sensitive: boolean
  poll: PollDraft | null
  attachments: readonly DraftAttachment[]
  /** By ISO 639-1, null for none; left out where it was not chosen. */
  language?: string | null | undefined
  /** The group that was chosen for it; left out, and null, for none. */
  groupId?: string | null | undefined
  /**
   * The same for every try at this post: the server then makes it once
   * (docs/server/writing.md#idempotency-keys).
   */
  idempotencyKey: string
  /** Since it was tried for the first time the server may have it, whatever it answered; null before that. */
  tried: Tried | null
  /** In milliseconds; null when nobody knows. */
  changedAt: number | null
}

export interface Tried {
  /** In milliseconds. */
  at: number
  /** The words of every try. */
  texts: readonly string[]
  /** The audiences of every try. */
  visibilities: readonly Visibility[]
  /** How many files the tries had. */
  fileCounts: readonly number[]
  /** The polls of every try; null for one without. */
  polls: readonly (SentPoll | null)[]
  /** The groups of every try; null for none. Older tries were for none. */
  groupIds?: readonly (string | null)[] | undefined
}

const NEVER = { texts: [], visibilities: [], fileCounts: [], polls: [], groupIds: [] }

/** The draft once it is on its way: from now on an answer may get lost. */
export function tryAt(draft: Draft, visibility: Visibility, now: number): Draft {
  const before: Tried = draft.tried ?? { ...NEVER, at: now }
  const { at, texts, visibilities, fileCounts, polls, groupIds = [null] } = before
  const poll = pollToSend(draft.poll)
  const tried = {
    at,
    texts: [...new Set(texts).add(draft.text)],
    visibilities: [...new Set(visibilities).add(visibility)],
    fileCounts: [...new Set(fileCounts).add(draft.attachments.length)],
    polls: polls.some((one) => isSamePoll(one, poll)) ? polls : [...polls, poll],
    groupIds: [...new Set(groupIds).add(draft.groupId ?? null)],
  }
  return { ...draft, tried }
}

export const emptyDraft = (text: string, idempotencyKey: string): Draft => ({
  text,
  visibility: null,
  sensitive: false,
  poll: null,
  attachments: [],
  idempotencyKey,
  tried: null,
  changedAt: null,
})

/**
 * A draft that holds no more than what was prefilled need not be kept. A group that was chosen for it is not
 * worth keeping either.
 */
export const isUntouched = (draft: Draft, prefill: string) =>
  (draft.text === '' || draft.text === prefill) &&
  draft.visibility === null &&
  !draft.sensitive &&
  draft.poll === null &&
  draft.language === undefined &&
  draft.attachments.length === 0
