/** The error of a call that failed (docs/spec/conventions.md#general-failure-rule). */
import { cleanText } from '#contract/clean-text.ts'
import { readRetryAfter } from '#domain/waiting-time.ts'
import { readJson } from '#platform/network/read-json.ts'
import { serverNow } from '#platform/time/server-time.ts'

/**
 * - `refused`: the server answered with another status than expected
 * - `unreachable`: the server did not answer, or not in time
 * - `unreadable`: the answer is not what the contract promises
 */
export type FailureKind = 'refused' | 'unreachable' | 'unreadable'

/**
 * The error of a call. `message` is the reason in the words of the server or the client, not meant for
 * people.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: FailureKind
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /**
   * Seconds to wait before the next try, when the server says so
   * (docs/server/README.md#errors-that-are-not-json).
   */
  readonly retryAfter: number | null
  /** The reason in the server's own words; null where it gave none. */
  readonly words: string | null
  /** When the answer came, by the clock of the server, in milliseconds: from then on the seconds count. */
  readonly receivedAt = serverNow()

  constructor(
    kind: FailureKind,
    message: string,
    {
      status = 0,
      retryAfter = null,
      words = null,
      cause,
    }: { status?: number; retryAfter?: number | null; words?: string | null; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.status = status
    this.retryAfter = retryAfter
    this.words = words
  }
}

/** Returns whether the server rejected the token: only a 401 says so. */
export const isTokenRefused = (error: unknown) => error instanceof ApiError && error.status === 401

/** Returns the milliseconds for which the server asks to be left alone; 0 where it does not. */
export const askedPause = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0

/** Returns whether the server has said that it knows nothing of what was asked for. */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/**
 * Returns whether the server knows nothing of the id or address that was asked for, or refuses it as
 * malformed.
 */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** The statuses of answers about something that is not there, or not for this person. */
const GONE = [400, 403, 404, 410]

/** Returns whether the server has said that what was asked for is not there for this person. */
export const isGone = (error: unknown) => error instanceof ApiError && GONE.includes(error.status)

/**
 * Returns the error for an answer with an unexpected status. Its body may be JSON whatever the content type
 * says (docs/server/README.md#missing-header).
 */
export function refusal(status: number, statusText: string, headers: Headers, body: string): ApiError {
  const retryAfter = readRetryAfter(headers.get('retry-after'), headers.get('date'), serverNow())
  const words = errorDescription(body) || null
  return new ApiError('refused', words ?? refusalText(status, statusText), { status, retryAfter, words })
}

function refusalText(status: number, statusText: string): string {
  if (status === 413) return 'request body is too large'
  return statusText || 'unknown error' // HTTP/2 has no status text
}

function errorDescription(body: string): string | null {
  const answer = readJson(body)
  if (typeof answer !== 'object' || answer === null) return null
  const text =
    ('error_description' in answer && answer.error_description) || ('error' in answer && answer.error) || null
  return typeof text === 'string' ? cleanText(text) : null
}
