/** Keeps what somebody has done themselves from being told them as new (docs/spec/lists.md#own-reposts). */
import type { Post } from '#contract/entities/post.ts'

type Entry = { id: string; account: Pick<Post['account'], 'id'>; reblog: { id: string } | null }

/** Returns whether an entry of a list is a repost of the viewer's own. */
export const isOwnRepost = ({ account, reblog }: Entry, viewerId: string | null): boolean =>
  reblog !== null && account.id === viewerId

/** Returns the entries of a page without the viewer's reposts of what stands on that page anyway. */
export const withoutOwnEchoes = <One extends Entry>(
  entries: readonly One[],
  viewerId: string | null,
): One[] =>
  entries.filter(
    (entry) =>
      !isOwnRepost(entry, viewerId) ||
      !entries.some(({ id, reblog }) => id !== entry.id && (reblog?.id ?? id) === entry.reblog?.id),
  )
