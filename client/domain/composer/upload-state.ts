/**
 * The state of a file on its way to the server. A file that has arrived has no such state: its attachment says so
 * (docs/spec/attachments.md#uploads).
 */
export type UploadState =
  | { stage: 'waiting' }
  /** `progress` from 0 to 1. */
  | { stage: 'sending'; progress: number }
  | { stage: 'failed'; error: unknown }
