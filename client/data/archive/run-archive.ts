/**
 * Gathers the viewer's posts and files, and puts them into a zip. It can stop at any moment and goes on where
 * it has stopped (docs/spec/account.md#archive).
 */
import { listAccountPosts } from '#contract/endpoints/accounts.ts'
import { getInstance } from '#contract/endpoints/instance.ts'
import type { Account } from '#contract/entities/account.ts'
import { type Archive, mostCalls, newArchive, withFile, withPage } from '#domain/archive/archive.ts'
import { type ArchiveWords, archivePage } from '#domain/archive/page.ts'
import type { ZipEntry } from '#platform/storage/zip.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'
import { currentToken } from '../connection/token.ts'
import { linked } from '../lists/lists.ts'
import { walkPages } from '../lists/walk-pages.ts'
import { fetchRemoteFile } from '../writing/remote-file.ts'
import { archivedFile, archivedPosts, readArchive, writeArchive } from './archive-rows.ts'

/** How many posts are asked for at once: as many as any server gives. */
const PAGE = 40

interface Run {
  account: Account
  words: ArchiveWords
  signal: AbortSignal
  onProgress: (archive: Archive) => void
}

/** Returns the zip and what is in it. Rejects when it is stopped; what was gathered stays stored. */
export async function runArchive({ account, words, signal, onProgress }: Run) {
  const token = currentToken()
  let archive = (await readArchive(account.id)) ?? newArchive(serverNow())
  const store = async (after: Archive, part: Part) => {
    signal.throwIfAborted()
    // The archive belongs to the session: nothing is written after its end.
    if (currentToken() !== token) throw new DOMException('the session has ended', 'AbortError')
    await writeArchive(account.id, after, part)
    archive = after
    onProgress(archive)
  }
  onProgress(archive)
  if (!archive.isListed) await takePosts(account, archive, signal, store)
  for (const file of archive.files.slice(archive.asked)) {
    const content = await loadFile(file.url, signal)
    await store(withFile(archive, file, content !== null), content && { path: file.path, file: content })
  }
  const { zipOf } = await import('#platform/storage/zip.ts')
  return { zip: await zipOf(entriesOf(account, archive, words), signal), archive }
}

type Part = Parameters<typeof writeArchive>[2]

/** Stores all posts page by page, each once. Rejects where the list does not end: it would not be whole. */
async function takePosts(
  { id, statuses_count }: Account,
  begun: Archive,
  signal: AbortSignal,
  store: (after: Archive, part: Part) => Promise<void>,
): Promise<void> {
  const query = {
    limit: PAGE,
    exclude_replies: false,
    exclude_reblogs: true,
    only_media: false,
    pinned: false,
  }
  const load = linked(listAccountPosts, { params: { id }, query })
  const known = await archivedPosts(id, begun)
  const ids = new Set(known.map((post) => post.id))
  let archive = begun
  const { next } = await walkPages((cursor) => load(cursor, { signal }), {
    from: archive.next,
    known,
    most: mostCalls(statuses_count),
    onPage: async (page) => {
      const posts = page.items.filter((post) => !ids.has(post.id))
      for (const post of posts) ids.add(post.id)
      archive = withPage(archive, posts, page)
      await store(archive, { posts })
    },
  })
  if (next !== null) throw new ApiError('unreadable', 'the list of posts has no end')
}

/**
 * Returns a file; null where it does not come although the server can be reached. Otherwise the whole archive
 * waits for the connection.
 */
async function loadFile(url: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    return await fetchRemoteFile(url, signal)
  } catch (error) {
    signal.throwIfAborted()
    await call(getInstance, {}, { signal })
    console.warn('a file is missing in the archive', url, error)
    return null
  }
}

async function* entriesOf(account: Account, archive: Archive, words: ArchiveWords): AsyncGenerator<ZipEntry> {
  const posts = await archivedPosts(account.id, archive)
  yield { path: 'index.html', content: archivePage({ account, posts, archive }, words) }
  yield { path: 'posts.json', content: JSON.stringify(posts, null, 1) }
  if (archive.failed.length > 0)
    yield { path: 'missing-files.txt', content: `${archive.failed.join('\n')}\n` }
  for (const { path } of archive.files) {
    const content = await archivedFile(account.id, path)
    if (content) yield { path, content }
  }
}
