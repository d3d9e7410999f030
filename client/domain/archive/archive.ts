/**
 * An archive of the viewer's own posts and files, and how far it has come, so that it goes on where it has
 * stopped (docs/spec/account.md#archive).
 */
import type { Attachment } from '#contract/entities/attachment.ts'
import type { Post } from '#contract/entities/post.ts'
import { isoDay } from '../date.ts'
import { MOST_CALLS } from '../paging.ts'
import { fileOf } from '../post/media.ts'

/** A file of a post, and where it lies in the archive. */
export interface ArchiveFile {
  url: string
  path: string
}

export interface Archive {
  /** When it was begun, in milliseconds. */
  startedAt: number
  /** The address of the next page of posts; null for the first page. */
  next: string | null
  isListed: boolean
  pages: number
  posts: number
  /** How many posts could not be read; an archive that an earlier build began does not know. */
  unreadable?: number
  files: readonly ArchiveFile[]
  /** How many of the files were asked for. */
  asked: number
  /** The addresses of those that did not come. */
  failed: readonly string[]
}

/** Returns an archive that has nothing yet. */
export const newArchive = (startedAt: number): Archive => ({
  startedAt,
  next: null,
  isListed: false,
  pages: 0,
  posts: 0,
  files: [],
  asked: 0,
  failed: [],
})

/** The fewest posts that a page of a server has. */
const SMALLEST_PAGE = 20

/**
 * Returns how many calls may ask for posts: twice as many as a person with so many posts needs, because not
 * all of them are counted. A list that goes on after these has no end.
 */
export const mostCalls = (statusesCount: number): number =>
  MOST_CALLS + Math.ceil((2 * Math.max(0, statusesCount)) / SMALLEST_PAGE)

/** Returns the archive with one more page of posts, those that it does not have yet. */
export function withPage(
  archive: Archive,
  posts: readonly Post[],
  { next, unreadable = 0 }: { next: string | null; unreadable?: number },
): Archive {
  const known = new Set(archive.files.map(({ url }) => url))
  const fresh = posts.flatMap((post) => post.media_attachments).filter(({ url }) => isFresh(url, known))
  const files = fresh.map((file, index) => ({
    url: file.url,
    path: pathOf(file, archive.files.length + index + 1),
  }))
  return {
    ...archive,
    next,
    isListed: next === null,
    pages: archive.pages + 1,
    posts: archive.posts + posts.length,
    unreadable: (archive.unreadable ?? 0) + unreadable,
    files: [...archive.files, ...files],
  }
}

function isFresh(url: string, known: Set<string>): boolean {
  const isNew = /^https?:\/\//i.test(url) && !known.has(url)
  known.add(url)
  return isNew
}

/** The endings of files whose address has none. */
const ENDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({ image: 'jpg', video: 'mp4', audio: 'mp3' }),
)

/** Names do not come from the server: a path must not lead out of the archive. */
function pathOf({ url, type }: Attachment, number: number): string {
  const ending = fileOf(url).kind?.toLowerCase() ?? ENDINGS.get(type) ?? 'bin'
  return `files/${String(number).padStart(5, '0')}.${ending}`
}

/** Returns the archive after a file was asked for. */
export const withFile = (archive: Archive, file: ArchiveFile, isThere: boolean): Archive => ({
  ...archive,
  asked: archive.asked + 1,
  failed: isThere ? archive.failed : [...archive.failed, file.url],
})

/** Returns the name of the file that is saved. */
export const archiveName = (username: string, startedAt: number): string =>
  `kith-${username.replace(/[^\w-]/g, '')}-${isoDay(startedAt)}.zip`
