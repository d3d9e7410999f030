/**
 * When a post may be sent (docs/spec/writing.md#content-is-required, docs/spec/writing.md#counter,
 * docs/spec/writing.md#when-a-post-can-be-sent).
 */

export interface ComposerState {
  content: string
  attachments: number
  submitting: boolean
  uploading: boolean
}

/** The counter shows only when it begins to matter. */
const COUNTER_FROM = 100

/** Characters left; a surrogate pair counts once, as a reader would count it. */
export const remainingCharacters = (content: string, maximum: number) => maximum - Array.from(content).length

export const showsCounter = (remaining: number) => remaining < COUNTER_FROM

const STEPS = [-1, 0, 10, 20, 50, COUNTER_FROM - 1]

/**
 * The count is said aloud when it comes down to the next of these, and not with every letter; null while it
 * is not shown.
 */
export const counterStep = (remaining: number): number | null =>
  STEPS.find((step) => remaining <= step) ?? null

export const canSend = ({ content, attachments, submitting, uploading }: ComposerState, maximum: number) =>
  (content.trim() !== '' || attachments > 0) &&
  remainingCharacters(content, maximum) >= 0 &&
  !submitting &&
  !uploading

/** Idempotency keys are 20 hexadecimal characters (docs/spec/drafts-and-outbox.md#idempotency-key). */
export const IDEMPOTENCY_KEY_BYTES = 10
