/**
 * Knows who may read what was written, by the table of docs/server/posts.md#audiences and nothing of the
 * server's code.
 */
import type { Visitor } from '#tests/harness/visitor.ts'

/** Somebody who asks; null is a guest. */
export type Viewer = 'alice' | 'bob' | null

interface Written {
  id: string
  author: string
  /** Every audience that the post has had: an edit may mention more people. */
  mentioned: Set<string>
  visibility: string
  /** Whose followers may read a reply to all who could read the first post. */
  rootAuthor: string
  rootVisibility: string
}

interface SentPost {
  id: string
  in_reply_to_id: string | null
  visibility: string
  account: { acct: string }
  mentions: { acct: string }[]
}

export function createAudiences(visitors: Map<Viewer, Visitor>) {
  const written = new Map<string, Written>()
  const byId = new Map<string, Written>()

  /** Notes what the answer to a new or changed post says. */
  function note(words: string, post: SentPost): void {
    const former = byId.get(post.id)
    const root = byId.get(post.in_reply_to_id ?? '')
    const mentioned = new Set([...(former?.mentioned ?? []), ...post.mentions.map(({ acct }) => acct)])
    const made = {
      id: post.id,
      author: post.account.acct,
      mentioned,
      visibility: post.visibility,
      rootAuthor: root?.rootAuthor ?? post.account.acct,
      rootVisibility: root?.rootVisibility ?? post.visibility,
    }
    written.set(words, made)
    byId.set(post.id, made)
  }

  /** Returns the words of posts that a viewer may not read now. */
  async function secretTo(viewer: Viewer): Promise<Map<string, Written>> {
    const followed = new Map<string, boolean>()
    const follows = async (author: string) => {
      if (viewer === null || author === viewer) return viewer !== null
      const known = followed.get(author)
      if (known !== undefined) return known
      const isFollowing = await isFollower(visitors.get(viewer), author)
      followed.set(author, isFollowing)
      return isFollowing
    }
    const secrets = new Map<string, Written>()
    for (const [words, post] of written) {
      if (!(await mayRead(viewer, post, follows))) secrets.set(words, post)
    }
    return secrets
  }

  return { note, secretTo, words: () => [...written.keys()] }
}

async function mayRead(
  viewer: Viewer,
  { author, mentioned, visibility, rootAuthor, rootVisibility }: Written,
  follows: (author: string) => Promise<boolean>,
): Promise<boolean> {
  if (visibility === 'public') return true
  if (viewer === null) return false
  if (viewer === author || mentioned.has(viewer)) return true
  if (visibility === 'private') return follows(author)
  if (visibility === 'conversation') return rootVisibility !== 'direct' && follows(rootAuthor)
  return false
}

async function isFollower(visitor: Visitor | undefined, acct: string): Promise<boolean> {
  const { id } = (await visitor?.get(`/api/v1/accounts/lookup?acct=${acct}`)) ?? {}
  const [relationship] = (await visitor?.get(`/api/v1/accounts/relationships?id[0]=${id}`)) ?? []
  return relationship?.following === true
}
