/**
 * The bytes of files that go with a draft: stored on this device until the post is sent
 * (docs/spec/drafts-and-outbox.md#the-rest-of-a-draft).
 */
import { cleanText } from '#contract/clean-text.ts'
import type { Attachment } from '#contract/entities/attachment.ts'
import { FileProblem, isPicture, mediaTypeOf } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import type { Ports, Server } from './ports.ts'
import { reportFailure } from './stoppable-ports.ts'
import type { Unsaved } from './unsaved.ts'

const KEY_BYTES = 8

export interface AttachedFiles {
  /** Takes a file in. Its bytes are on their way into the database when this returns. */
  attach: (file: File, isOriginal: boolean) => DraftAttachment
  /**
   * Copies a file of a published post, to be sent once more as it is: the server deletes it with its post.
   * Rejects where it cannot be had or stored.
   */
  copy: (uploaded: Attachment, name: string) => Promise<DraftAttachment>
  /** Forgets a file, here and on the disk. */
  forget: (key: string) => void
  /** Notes where a file that is at the server already can be had again. */
  rememberAddress: (attachment: DraftAttachment) => void
  /** Returns the bytes as they are. Rejects with `FileProblem` where there are none. */
  bytes: (key: string) => Promise<Blob>
  /**
   * Returns the bytes as they are sent: pictures at a sane size, of at most `limit` bytes and without
   * metadata, unless the original is asked for. Rejects with `FileProblem` where there are none.
   */
  bytesToSend: (key: string, limit: number, isOriginal?: boolean) => Promise<Blob>
}

export function createAttachedFiles(
  accountId: string,
  { rows, chance, server, prepareImage }: Ports,
  unsaved: Unsaved,
): AttachedFiles {
  /** Until they are stored, or as long as the tab lives where the browser forbids storage. */
  const held = new Map<string, Blob>()
  /** Ready to be sent. A file may be sent more than once, and drawing it anew takes time. */
  const prepared = new Map<string, Promise<Blob>>()
  const addresses = new Map<string, string>()

  /**
   * Keeps a copy: the file it came from may change or vanish, and a private window would keep no more than
   * where it lies.
   */
  async function keep(key: string, file: Blob): Promise<void> {
    try {
      const value = new Blob([await file.arrayBuffer()], { type: file.type })
      if (!held.has(key)) return // taken out meanwhile
      held.set(key, value)
      await rows.write([{ table: 'files', accountId, key, value }])
      held.delete(key)
    } catch (error) {
      reportFailure('the file could not be stored', error)
      unsaved.note({ file: key }, false)
    }
  }

  async function bytes(key: string): Promise<Blob> {
    const found =
      held.get(key) ??
      (await rows.read('files', accountId, key)) ??
      (await download(server, addresses.get(key)))
    if (!found) throw new FileProblem('missing')
    if (found.size === 0) throw new FileProblem('empty')
    held.set(key, found)
    return found
  }

  return {
    attach(file, isOriginal) {
      const key = chance.key(KEY_BYTES)
      const mediaType = mediaTypeOf(file)
      // The bytes without the name: a type of their own, whatever the system called it.
      const copy = new Blob([file], { type: mediaType })
      held.set(key, copy)
      void keep(key, copy)
      return { key, name: cleanText(file.name), mediaType, description: '', uploaded: null, isOriginal }
    },
    async copy({ type, url, description }, name) {
      const key = chance.key(KEY_BYTES)
      const value = await download(server, url)
      if (!value || value.size === 0) throw new FileProblem('download')
      await rows.write([{ table: 'files', accountId, key, value }])
      const mediaType = value.type || `${type}/*`
      return { key, name, mediaType, description: description ?? '', uploaded: null, isOriginal: true }
    },
    forget(key) {
      for (const map of [held, prepared, addresses]) map.delete(key)
      rows
        .write([{ table: 'files', accountId, key, value: undefined }])
        .catch((error: unknown) => reportFailure('the file could not be removed', error))
    },
    rememberAddress({ key, uploaded }) {
      if (uploaded) addresses.set(key, uploaded.url)
    },
    bytes,
    async bytesToSend(key, limit, isOriginal = false) {
      const known = prepared.get(key)
      if (known && !isOriginal) return known
      const file = await bytes(key)
      if (isOriginal || !isPicture(file.type)) return file
      const ready = prepare(prepareImage, file, limit)
      prepared.set(key, ready)
      ready.catch(() => prepared.delete(key)) // the next try begins anew
      return ready
    },
  }
}

/** Returns the bytes that the server has; null where it has none. Rejects with `FileProblem`. */
async function download(server: Server, address: string | undefined): Promise<Blob | null> {
  if (address === undefined) return null
  try {
    return await server.download(address)
  } catch (error) {
    throw new FileProblem('download', { cause: error })
  }
}

/** Returns a picture as it is sent. Rejects with `FileProblem`. */
async function prepare(prepareImage: Ports['prepareImage'], file: Blob, limit: number): Promise<Blob> {
  const prepared = await prepareImage(file, limit).catch((error: unknown) => {
    throw new FileProblem('unreadable', { cause: error })
  })
  if (typeof prepared === 'string') throw new FileProblem(prepared)
  return prepared
}
