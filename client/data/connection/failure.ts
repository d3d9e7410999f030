/**
 * Converts errors into failures, which can be stored, and back
 * (docs/spec/conventions.md#general-failure-rule).
 */
import { FileProblem } from '#domain/composer/attachment.ts'
import type { Failure } from '#domain/retry.ts'
import { ApiError } from './api-error.ts'

/** Returns the failure for any error that was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const { kind, status, message, retryAfter, words } = error
    return { kind, status, message, retryAfter, ...(words !== null && { words }) }
  }
  const kind = error instanceof FileProblem ? 'file' : 'broken'
  return { kind, status: 0, message: String(error), retryAfter: null }
}

/** Returns an error that stands for a stored failure. */
export const errorOf = ({ kind, message, words, ...more }: Failure): Error =>
  kind === 'broken' || kind === 'file'
    ? new Error(message)
    : new ApiError(kind, message, { ...more, words: words ?? null })
