/**
 * Gathers the viewer's posts and files, and puts them into a zip. It can stop at any moment and goes on where
 * it has stopped (docs/spec/account.md#archive).
 */
import { listAccountPosts } from '#contract/endpoints/accounts.ts'
import { getInstance } from '#contract/endpoints/instance.ts'
import type { Account } from '#contract/entities/account.ts'
import {
  type Archive,
  type ArchiveFile,
  newArchive,
  nextStep,
  withFile,
  withPage,
} from '#domain/archive/archive.ts'
import { type ArchiveWords, archivePage } from '#domain/archive/page.ts'
import type { ZipEntry } from '#platform/storage/zip.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { call, callNext } from '../connection/api.ts'
import { currentToken } from '../connection/token.ts'
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
  let step = nextStep(archive)
  while (step.kind !== 'end') {
    onProgress(archive)
    const { after, part } = await take(step.kind === 'file' ? step.file : null, archive, account.id, signal)
    signal.throwIfAborted()
    // The archive belongs to the session: nothing is written after its end.
    if (currentToken() !== token) throw new DOMException('the session has ended', 'AbortError')
    await writeArchive(account.id, after, part)
    archive = after
    step = nextStep(archive)
  }
  onProgress(archive)
  const { zipOf } = await import('#platform/storage/zip.ts')
  return { zip: await zipOf(entriesOf(account, archive, words), signal), archive }
}

type Part = Parameters<typeof writeArchive>[2]

async function take(
  file: ArchiveFile | null,
  archive: Archive,
  id: string,
  signal: AbortSignal,
): Promise<{ after: Archive; part: Part }> {
  if (file) {
    const content = await loadFile(file.url, signal)
    const part = content && { path: file.path, file: content }
    return { after: withFile(archive, file, content !== null), part }
  }
  const query = {
    limit: PAGE,
    exclude_replies: false,
    exclude_reblogs: true,
    only_media: false,
    pinned: false,
  }
  const page =
    archive.next === null
      ? await call(listAccountPosts, { params: { id }, query }, { signal })
      : await callNext(listAccountPosts, archive.next, { signal })
  return { after: withPage(archive, page.items, page.next), part: { posts: page.items } }
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
