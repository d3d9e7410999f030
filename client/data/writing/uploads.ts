/**
 * Files on their way to the server: one after the other in the order shown, because the server orders the files of a post
 * by the time they came (docs/server/media.md#order-of-attachments). It goes on while its author looks elsewhere
 * (docs/spec/attachments.md#uploads, docs/spec/attachments.md#how-a-file-is-uploaded).
 */
import { useSyncExternalStore } from 'react'
import { describeMedia, uploadMedia } from '#contract/endpoints/media.ts'
import type { Attachment } from '#contract/entities/attachment.ts'
import {
  descriptionToSend,
  FileProblem,
  isDescribed,
  isUploaded,
  parseDataUrl,
} from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { isTemporary } from '#domain/retry.ts'
import { readDataUrl } from '#platform/files.ts'
import { sendWithProgress } from '#platform/send-with-progress.ts'
import { call } from '../connection/api.ts'
import { failureOf } from '../connection/failure.ts'
import { currentToken } from '../connection/token.ts'
import { bytesToSend, forget, forgetFiles, rememberAddress } from './attached-files.ts'

export interface Upload {
  isRunning: boolean
  /** 0 to 1. */
  progress: number
  /** Why it stopped, or null. */
  error: unknown
}

interface Job {
  attachment: DraftAttachment
  /** The largest file the instance takes, in bytes. */
  sizeLimit: number
  onUploaded: (key: string, uploaded: Attachment) => void
}

const WAITING: Upload = { isRunning: true, progress: 0, error: null }

const uploads = new Map<string, Upload>()
/** In the order in which they are sent. */
const jobs = new Map<string, Job>()
const listeners = new Set<() => void>()
let running: { key: string; abort: AbortController } | null = null

function show(key: string, upload: Upload): void {
  uploads.set(key, upload)
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUpload = (key: string) => useSyncExternalStore(subscribe, () => uploads.get(key) ?? null)

/** Why a file is not at the server, where that may pass; its post can wait with it then. */
function passingFailure({ key, uploaded }: DraftAttachment): unknown {
  const error = uploads.get(key)?.error
  return uploaded === null && error && isTemporary(failureOf(error)) ? error : null
}

/** Whether the post may leave the editor: what the server has not, it will have once it can be reached. */
export const useMayLeave = (attachments: readonly DraftAttachment[]) =>
  useSyncExternalStore(subscribe, () =>
    attachments.every((attachment) => isUploaded(attachment) || passingFailure(attachment) !== null),
  )

/** Rejects with what kept the files from the server. */
export function requireUploaded(attachments: readonly DraftAttachment[]): void {
  const missing = attachments.find((attachment) => !isUploaded(attachment))
  if (missing) throw passingFailure(missing) ?? new FileProblem('missing')
}

const isPending = ({ key, uploaded }: DraftAttachment) => uploaded === null && !uploads.get(key)?.error

/** Whether something is on its way or waits for its turn; what failed does not count. */
export const useIsUploading = (attachments: readonly DraftAttachment[]) =>
  useSyncExternalStore(subscribe, () => attachments.some(isPending))

/** Sends what the list has and the server has not. Called whenever the list has changed; asking twice changes nothing. */
export function sendMissing(
  attachments: readonly DraftAttachment[],
  { sizeLimit, onUploaded }: Omit<Job, 'attachment'>,
): void {
  for (const attachment of attachments) {
    rememberAddress(attachment)
    jobs.delete(attachment.key) // and in again behind the others: the order of the list
    if (attachment.uploaded === null) jobs.set(attachment.key, { attachment, sizeLimit, onUploaded })
  }
  const first = attachments.find(isPending)
  const isOvertaking = first?.key !== running?.key && attachments.some(({ key }) => key === running?.key)
  if (isOvertaking) running?.abort.abort()
  void sendNext()
}

async function sendNext(): Promise<void> {
  const job = Array.from(jobs.values()).find(({ attachment }) => isPending(attachment))
  if (running || !job) return
  const { key } = job.attachment
  const abort = new AbortController()
  running = { key, abort }
  show(key, WAITING)
  try {
    const uploaded = await uploadFile(job.attachment, job.sizeLimit, {
      signal: abort.signal,
      onProgress: (progress) => show(key, { ...WAITING, progress }),
    })
    uploads.delete(key)
    jobs.delete(key)
    job.onUploaded(key, uploaded)
  } catch (error) {
    if (jobs.has(key)) stop(key, error, abort.signal)
  }
  running = null
  for (const tell of listeners) tell()
  void sendNext()
}

/** A reason means that somebody wants it stopped; without one it only waits for another turn. */
function stop(key: string, error: unknown, signal: AbortSignal): void {
  if (signal.aborted && !(signal.reason instanceof FileProblem)) uploads.delete(key)
  else {
    if (!signal.aborted) console.error('the upload failed', error)
    show(key, { isRunning: false, progress: 0, error })
  }
}

/** One file, now. `sizeLimit` in bytes, `onProgress` from 0 to 1. */
export async function uploadFile(
  { key, description, isOriginal, isPublished }: DraftAttachment,
  sizeLimit: number,
  {
    token = currentToken(),
    signal,
    onProgress,
  }: { token?: string | null; signal?: AbortSignal; onProgress?: (progress: number) => void },
): Promise<Attachment> {
  const bytes = await bytesToSend(key, isOriginal || isPublished)
  if (bytes.size > sizeLimit) throw new FileProblem('size')
  const file = parseDataUrl(await readWhole(bytes))
  if (!file) throw new FileProblem('unreadable')
  signal?.throwIfAborted()
  return call(
    uploadMedia,
    { body: { file: file.data, media_type: file.mediaType, description: descriptionToSend(description) } },
    { token, ...(signal && { signal }), ...(onProgress && { fetch: sendWithProgress(onProgress) }) },
  )
}

/** A file on the disk can vanish while it waits. */
async function readWhole(bytes: Blob): Promise<string> {
  try {
    return await readDataUrl(bytes)
  } catch (error) {
    throw new FileProblem('unreadable', { cause: error })
  }
}

export function cancelUpload(key: string): void {
  const reason = new FileProblem('cancelled')
  if (running?.key === key) running.abort.abort(reason)
  else show(key, { isRunning: false, progress: 0, error: reason })
}

export function retryUpload(key: string): void {
  uploads.delete(key)
  for (const tell of listeners) tell()
  void sendNext()
}

/**
 * The file was taken out of its post. What the server has of it, the server throws away after some weeks
 * (docs/server/media.md#order-of-attachments).
 */
export function dropUpload(key: string): void {
  jobs.delete(key)
  uploads.delete(key)
  if (running?.key === key) running.abort.abort()
  forget(key)
}

/** Signing out: nothing more is sent, nothing of any file stays in memory. */
export function forgetUploads(): void {
  jobs.clear()
  uploads.clear()
  running?.abort.abort()
  forgetFiles()
}

/** Tells the server the description of an uploaded file when it has changed. */
export async function describeUpload(attachment: DraftAttachment): Promise<Attachment | null> {
  const { uploaded, description } = attachment
  if (!uploaded || isDescribed(attachment)) return uploaded
  return call(describeMedia, {
    params: { id: uploaded.id },
    body: { description: descriptionToSend(description) },
  })
}

/** What a post needs to know of its files, in the order shown; their descriptions are at the server then. */
export async function mediaIdsOf(attachments: readonly DraftAttachment[]): Promise<string[]> {
  const described = await Promise.all(attachments.map(describeUpload))
  return described.map((uploaded) => {
    if (!uploaded) throw new FileProblem('missing')
    return uploaded.id
  })
}
