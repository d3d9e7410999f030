/**
 * The state of a file on its way to the server. A file that has arrived has no such state: its attachment
 * says so (docs/spec/attachments.md#uploads, docs/spec/attachments.md#refused-files).
 */
import type { Failure } from '../retry.ts'

export type UploadState =
  | { stage: 'waiting' }
  /** `progress` from 0 to 1. */
  | { stage: 'sending'; progress: number }
  | { stage: 'failed'; error: unknown }

/** Answers of those who stand between here and the server, or that only ask for patience. */
const NOT_ARRIVED = [408, 429, 502, 503, 504]

/**
 * Returns whether a file could not be sent, so that it can wait. Any other answer of the server is its
 * decision about the file.
 */
export const isUnsent = ({ kind, status }: Pick<Failure, 'kind' | 'status'>): boolean =>
  kind === 'refused' ? NOT_ARRIVED.includes(status) : kind === 'unreachable' || kind === 'unreadable'
