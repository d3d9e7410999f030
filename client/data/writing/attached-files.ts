/**
 * The bytes of files that go with a draft: kept on this device until the post is sent
 * (docs/spec/drafts-and-outbox.md#the-rest-of-a-draft).
 */
import { queryOptions } from '@tanstack/react-query'
import { FileProblem, isPicture, mediaTypeOf } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { readKept, removeKept, writeKept } from '#platform/database.ts'
import { randomHex } from '#platform/random.ts'
import { noteKept } from './unkept.ts'

const KEY_BYTES = 8

/** On its way as soon as somebody writes: without a connection it is too late. */
const loadImages = () => import('#platform/images.ts')
void loadImages().catch(() => undefined) // asked for again when it is needed

/** Until they are kept, or for this visit, should the browser forbid storage. */
const held = new Map<string, Blob>()
/** Ready to be sent. A file may be sent more than once, and drawing it anew takes time. */
const prepared = new Map<string, Promise<Blob>>()
/** Where files that are at the server already can be had again. */
const addresses = new Map<string, string>()

/** Takes a file in. Its bytes are on their way into the database when this returns. */
export function attach(file: File, isOriginal: boolean): DraftAttachment {
  const key = randomHex(KEY_BYTES)
  const mediaType = mediaTypeOf(file)
  // The bytes without the name: a type of their own, whatever the system called it.
  const bytes = new Blob([file], { type: mediaType })
  held.set(key, bytes)
  void keepFile(key, bytes)
  return { key, name: file.name, mediaType, description: '', uploaded: null, isOriginal }
}

/** A copy: the file it came from may change or vanish, and a private window would keep no more than where it lies. */
async function keepFile(key: string, file: Blob): Promise<void> {
  try {
    const bytes = new Blob([await file.arrayBuffer()], { type: file.type })
    if (!held.has(key)) return // taken out meanwhile
    held.set(key, bytes)
    await writeKept('files', key, bytes)
    held.delete(key)
  } catch (error) {
    console.error('the file could not be kept', error)
    noteKept(key, false)
  }
}

export function forget(key: string): void {
  for (const map of [held, prepared, addresses]) map.delete(key)
  removeKept('files', key).catch((error: unknown) => console.error('the file could not be removed', error))
}

/** Of all of them what this visit remembers. */
export function forgetFiles(): void {
  for (const map of [held, prepared, addresses]) map.clear()
}

/** A file of a post that is being edited has no bytes here, until somebody needs them. */
export function rememberAddress({ key, uploaded }: DraftAttachment): void {
  if (uploaded) addresses.set(key, uploaded.url)
}

/** The bytes as they are sent: pictures at a sane size and without metadata, unless the `original` is asked for. */
export async function bytesToSend(key: string, original = false): Promise<Blob> {
  const known = prepared.get(key)
  if (known && !original) return known
  const file = await bytesOf(key)
  if (original || !isPicture(file.type)) return file
  const bytes = prepare(file)
  prepared.set(key, bytes)
  bytes.catch(() => prepared.delete(key)) // the next try begins anew
  return bytes
}

async function prepare(file: Blob): Promise<Blob> {
  const { prepareImage } = await loadImages()
  try {
    return await prepareImage(file)
  } catch (error) {
    throw new FileProblem('unreadable', { cause: error })
  }
}

async function bytesOf(key: string): Promise<Blob> {
  const bytes = held.get(key) ?? (await readKept<Blob>('files', key)) ?? (await download(addresses.get(key)))
  if (!bytes) throw new FileProblem('missing')
  if (bytes.size === 0) throw new FileProblem('empty')
  held.set(key, bytes)
  return bytes
}

async function download(address: string | undefined): Promise<Blob | null> {
  if (address === undefined) return null
  try {
    const answer = await fetch(address)
    return answer.ok ? await answer.blob() : null
  } catch (error) {
    throw new FileProblem('download', { cause: error })
  }
}

/** A small picture of it, or null where there is nothing to see. */
export const thumbnailQuery = ({ key, mediaType }: DraftAttachment) =>
  queryOptions({
    queryKey: ['thumbnail', key],
    queryFn: async () => {
      if (!isPicture(mediaType)) return null
      const bytes = await bytesOf(key)
      const { thumbnailOf } = await loadImages()
      return thumbnailOf(bytes)
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
