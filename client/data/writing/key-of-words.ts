/**
 * Decides under which idempotency key a draft is published: two tabs may have the same one open
 * (docs/spec/drafts-and-outbox.md#idempotency-key).
 */
import type { Draft } from '#domain/composer/draft.ts'
import { pollToSend } from '#domain/composer/poll-draft.ts'
import { shortHash } from '#platform/ids/short-hash.ts'

/** Hexadecimal digits: so many are the draft's own, and as many stand for what it says. */
const HALF = 10

const digitsOf = (text: string) =>
  Number.parseInt(shortHash(text), 36).toString(16).padStart(HALF, '0').slice(-HALF)

/**
 * Returns the key of the post that follows another one in a thread: the same in every tab, and no other
 * post's.
 */
export const keyAfter = (key: string, text: string): string => digitsOf(`after ${key}`) + digitsOf(text)

/**
 * Returns the key of a draft that has not been tried yet. The same words of it always have the same key, and
 * other words never have it, so that no post is taken for another one.
 */
export function keyOfWords(draft: Draft): string {
  const { idempotencyKey, text, visibility, sensitive, poll, attachments, language, groupId } = draft
  const files = attachments.map(({ key, description }) => [key, description])
  const said = language === undefined ? [] : [language]
  const group = groupId ? [{ groupId }] : []
  return (
    idempotencyKey.slice(0, HALF) +
    digitsOf(JSON.stringify([text, visibility, sensitive, pollToSend(poll), files, ...said, ...group]))
  )
}
