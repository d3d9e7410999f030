/** Stores the parts of an archive until it is saved (docs/spec/account.md#archive). */
import type { Post } from '#contract/entities/post.ts'
import type { Archive } from '#domain/archive/archive.ts'
import { readJson } from '#platform/network/read-json.ts'
import { type Rows, rows } from '../storage/rows.ts'

const STATE = 'state'
const nameOfPage = (page: number) => `posts ${page}`

type Table = Pick<Rows, 'read' | 'write' | 'wipe'>

const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

/** Returns how far the archive of an account has come; null where none was begun. */
export async function readArchive(accountId: string, table: Table = rows): Promise<Archive | null> {
  const stored = await table.read('archive', accountId, STATE)
  return stored ? ((readJson(await stored.text()) as Archive | undefined) ?? null) : null
}

/** Stores how far it has come, together with what came: both or neither. */
export const writeArchive = (
  accountId: string,
  archive: Archive,
  part: { posts: readonly Post[] } | { path: string; file: Blob } | null,
  table: Table = rows,
): Promise<void> => {
  const row = (key: string, value: Blob) => ({ table: 'archive' as const, accountId, key, value })
  const parts =
    part === null
      ? []
      : 'posts' in part
        ? [row(nameOfPage(archive.pages), json(part.posts))]
        : [row(part.path, part.file)]
  return table.write([...parts, row(STATE, json(archive))])
}

/** Returns all posts in their order. */
export async function archivedPosts(
  accountId: string,
  { pages }: Archive,
  table: Table = rows,
): Promise<Post[]> {
  const posts: Post[] = []
  for (let page = 1; page <= pages; page++) {
    const stored = await table.read('archive', accountId, nameOfPage(page))
    const read = stored && readJson(await stored.text())
    // An archive that lacks some of what was gathered would not say so.
    if (!Array.isArray(read)) throw new Error(`page ${page} of the archive cannot be read`)
    posts.push(...read)
  }
  return posts
}

/** Returns a file; undefined where it did not come. */
export const archivedFile = (accountId: string, path: string, table: Table = rows) =>
  table.read('archive', accountId, path)

/** Deletes everything that is stored of an archive. */
export const forgetArchive = (accountId: string, table: Table = rows) => table.wipe(accountId, ['archive'])
