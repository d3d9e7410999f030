/**
 * Arranges the posts of a thread as a tree (docs/spec/threads.md#the-thread-of-a-post,
 * docs/spec/threads.md#posts-that-cannot-be-shown, docs/spec/threads.md#branches), with placeholders for
 * missing posts and branches that can be collapsed. Posts keep the order in which the server sent them.
 */
import type { Post } from '#contract/entities/post.ts'

type Reply = Pick<Post, 'id' | 'in_reply_to_id'> & { pleroma: Pick<Post['pleroma'], 'parent_visible'> }

/** One row of a thread. */
export interface ThreadRow<P extends Reply = Post> {
  id: string
  /** Null for a missing post that has replies. */
  post: P | null
  depth: number
  /** How many posts are in the branch below. */
  replies: number
  /** Whether a branch that can be collapsed begins here. */
  foldable: boolean
}

interface Node<P> {
  id: string
  post: P | null
  parentId: string | null
  replies: Node<P>[]
}

/** Returns the rows of the tree, depth first. Every post appears once, whatever parents the server names. */
export function threadRows<P extends Reply>(posts: readonly P[]): ThreadRow<P>[] {
  const rows: ThreadRow<P>[] = []
  const seen = new Set<Node<P>>()
  for (const start of startingPoints(posts)) {
    const waiting = [{ node: start, depth: 0, alone: true }]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { node, depth, alone } = next
      if (seen.has(node)) continue
      seen.add(node)
      // A chain of single replies is one branch: it is collapsed at its beginning, not at every post.
      const foldable = depth > 0 && (!alone || node.replies.length > 1)
      rows.push({ id: node.id, post: node.post, depth, replies: 0, foldable })
      const below = node.replies.map((reply) => ({
        node: reply,
        depth: depth + 1,
        alone: node.replies.length === 1,
      }))
      waiting.push(...below.reverse())
    }
  }
  return withBranchSizes(rows)
}

/**
 * Returns the roots of the tree, then all posts: no root leads to posts that are replies to each other in a
 * circle.
 */
function startingPoints<P extends Reply>(posts: readonly P[]): Node<P>[] {
  const nodes = new Map(posts.map((post) => [post.id, nodeOf(post)]))
  const known = [...nodes.values()]
  const places = new Map(known.map(({ id }, index) => [id, index]))
  const nextParents = placesOfNextParents(
    known.map(({ parentId }) => places.get(parentId ?? '') ?? Number.POSITIVE_INFINITY),
  )
  const top: Node<P>[] = []
  known.forEach((node, index) => {
    if (node.parentId === null) {
      top.push(node)
      return
    }
    let parent = nodes.get(node.parentId)
    if (!parent) {
      parent = { id: node.parentId, post: null, parentId: null, replies: [] }
      nodes.set(parent.id, parent)
      const siblings = known[nextParents[index] ?? -1]?.replies ?? top[0]?.replies ?? top
      siblings.push(parent)
    }
    parent.replies.push(node)
  })
  return [...top, ...known]
}

function nodeOf<P extends Reply>(post: P): Node<P> {
  const { id, in_reply_to_id, pleroma } = post
  const parentId = in_reply_to_id ?? (pleroma.parent_visible ? null : `parent of ${id}`)
  return { id, post, parentId, replies: [] }
}

/**
 * Returns for each post the place of the parent of the next post with an earlier parent, -1 for none: in a
 * depth-first list, a missing post belongs there too.
 */
function placesOfNextParents(parentPlaces: readonly number[]): number[] {
  const found = parentPlaces.map(() => -1)
  const open: number[] = []
  parentPlaces.forEach((parent, place) => {
    for (let last = open.at(-1); last !== undefined && last > parent; last = open.at(-1)) {
      found[last] = parent
      open.pop()
    }
    open.push(place)
  })
  return found
}

/** Counts the posts below each row, from the end: everything below a row has been counted before the row. */
function withBranchSizes<P extends Reply>(rows: ThreadRow<P>[]): ThreadRow<P>[] {
  const waiting: number[] = []
  for (const row of rows.toReversed()) {
    row.replies = waiting[row.depth + 1] ?? 0
    row.foldable &&= row.replies > 1
    waiting[row.depth + 1] = 0
    waiting[row.depth] = (waiting[row.depth] ?? 0) + row.replies + (row.post ? 1 : 0)
  }
  return rows
}

/** Returns the rows that are shown when the branches of `folded` are collapsed. */
export function unfoldedRows<R extends { id: string; depth: number }>(
  rows: readonly R[],
  folded: ReadonlySet<string>,
): R[] {
  let deepest = Number.POSITIVE_INFINITY
  return rows.filter(({ id, depth }) => {
    if (depth > deepest) return false
    deepest = folded.has(id) ? depth : Number.POSITIVE_INFINITY
    return true
  })
}

/** Returns the ids of all posts above a post: their branches must be expanded to show it. */
export function pathOf(rows: readonly { id: string; depth: number }[], id: string): string[] {
  const path: string[] = []
  const at = rows.findIndex((row) => row.id === id)
  let depth = rows[at]?.depth ?? 0
  for (const row of rows.slice(0, Math.max(at, 0)).reverse()) {
    if (row.depth >= depth) continue
    path.push(row.id)
    depth = row.depth
  }
  return path
}

/**
 * Inserts a new reply right after its parent, once (docs/spec/threads.md#a-new-reply). A thread without the
 * parent stays as it is.
 */
export function insertReply<P extends Reply>(thread: readonly P[], reply: P): readonly P[] {
  const parent = thread.findIndex(({ id }) => id === reply.in_reply_to_id)
  if (parent === -1 || thread.some(({ id }) => id === reply.id)) return thread
  return thread.toSpliced(parent + 1, 0, reply)
}

/**
 * Inserts a post that the server has left out of a thread: before its replies and before later replies to the
 * same post.
 */
export function withMissing<P extends Reply>(thread: readonly P[], missing: P): readonly P[] {
  if (missing.in_reply_to_id === null) return [missing, ...thread]
  const isAfter = ({ id, in_reply_to_id }: P) =>
    in_reply_to_id === missing.id || (in_reply_to_id === missing.in_reply_to_id && id > missing.id)
  const at = thread.findIndex(isAfter)
  return at === -1 ? [...thread, missing] : thread.toSpliced(at, 0, missing)
}
