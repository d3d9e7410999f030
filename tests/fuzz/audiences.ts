/**
 * Knows who may read what was written, by the table of docs/server/posts.md#audiences and nothing of the
 * server's code.
 */
import type { Visitor } from '#tests/harness/visitor.ts'

/** Somebody who asks; null is a guest. */
export type Viewer = 'alice' | 'bob' | 'carol' | null

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
    const subscribes = (author: string) => isSubscriber(visitors.get(viewer), viewer, author)
    const secrets = new Map<string, Written>()
    for (const [words, post] of written) {
      if (!(await mayRead(viewer, post, { follows, subscribes }))) secrets.set(words, post)
    }
    return secrets
  }

  return { note, secretTo, words: () => [...written.keys()] }
}

/** Asks whether the viewer has a relation to an author. */
type Ask = (author: string) => Promise<boolean>

async function mayRead(
  viewer: Viewer,
  { author, mentioned, visibility, rootAuthor, rootVisibility }: Written,
  { follows, subscribes }: { follows: Ask; subscribes: Ask },
): Promise<boolean> {
  if (visibility === 'public') return true
  if (viewer === null) return false
  if (viewer === author || mentioned.has(viewer)) return true
  if (visibility === 'private') return follows(author)
  if (visibility === 'subscribers') return subscribes(author)
  if (visibility !== 'conversation' || rootVisibility === 'direct') return false
  if (viewer === rootAuthor) return true
  return rootVisibility === 'subscribers' ? subscribes(rootAuthor) : follows(rootAuthor)
}

async function isFollower(visitor: Visitor | undefined, acct: string): Promise<boolean> {
  const { id } = (await visitor?.get(`/api/v1/accounts/lookup?acct=${acct}`)) ?? {}
  const [relationship] = (await visitor?.get(`/api/v1/accounts/relationships?id[0]=${id}`)) ?? []
  return relationship?.following === true
}

/** Returns whether somebody has a subscription, which may have ended: no sequence takes that long. */
async function isSubscriber(visitor: Visitor | undefined, viewer: Viewer, acct: string): Promise<boolean> {
  const idOf = async (name: string | null) => (await visitor?.get(`/api/v1/accounts/lookup?acct=${name}`))?.id
  const query = `sender_id=${await idOf(viewer)}&recipient_id=${await idOf(acct)}`
  return (await visitor?.send('GET', `/api/v1/subscriptions/find?${query}`))?.status === 200
}
