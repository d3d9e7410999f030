/** Searches for people, posts or tags, by the form of the query (docs/server/search.md#general-search). */

import { findPeople } from './people-search.ts'
import { findPosts } from './post-search.ts'
import type { AccountRecord, PostRecord } from './records.ts'
import { canSee } from './visibility.ts'
import type { World } from './world.ts'

/** The results. Only one of the three lists holds any. */
export interface Found {
  accounts: AccountRecord[]
  posts: PostRecord[]
  tags: string[]
}

const NOTHING: Found = { accounts: [], posts: [], tags: [] }

const people = (accounts: AccountRecord[]): Found => ({ ...NOTHING, accounts })
const posts = (found: PostRecord[]): Found => ({ ...NOTHING, posts: found })

/**
 * Returns the results for a query. `accounts` and `statuses` decide what is searched, else the form of the
 * query does.
 */
export function searchFor(world: World, viewer: AccountRecord, query: string, type?: string | null): Found {
  if (type === 'accounts') return people(findPeople(world, query))
  if (type === 'statuses') return posts(findPosts(world, viewer, query))
  if (/^did:/.test(query)) return people(byProof(world, query.split(':').at(-1) ?? ''))
  if (/^(https?|ap):\/\//.test(query)) return byAddress(world, viewer, query)
  if (/^0x[0-9a-f]{40}$/i.test(query)) return people(byProof(world, query))
  if (query.startsWith('#')) return { ...NOTHING, tags: findTags(world, query.slice(1)) }
  if (query.startsWith('>')) return posts(findPosts(world, viewer, query.slice(1)))
  return people(findPeople(world, query))
}

/** Returns the people who proved that they own a key or a wallet. */
const byProof = (world: World, value: string): AccountRecord[] =>
  [...world.accounts.values()].filter(({ identity_proofs }) =>
    identity_proofs.some((proof) => proof.value.toLowerCase() === value.toLowerCase()),
  )

/** Returns the person or the post with this address, if the viewer may see it. */
function byAddress(world: World, viewer: AccountRecord, url: string): Found {
  for (const account of world.accounts.values()) {
    if (account.actor_id === url || account.url === url) return people([account])
  }
  for (const post of world.posts.before()) {
    const isMeant = post.repost_of_id === null && (post.uri === url || post.url === url)
    if (isMeant) return posts(canSee(world, viewer, post) ? [post] : [])
  }
  return NOTHING
}

/**
 * Returns the tags that contain `part`, which may hold only letters, digits and underscores; an underscore
 * stands for any character.
 */
function findTags(world: World, part: string): string[] {
  if (!/^[\p{L}\p{N}_]+$/u.test(part)) return []
  const pattern = new RegExp(part.toLowerCase().replaceAll('_', '.'), 'u')
  const tags = new Set<string>()
  for (const post of world.posts.before()) {
    for (const tag of post.tags) if (pattern.test(tag)) tags.add(tag)
  }
  return [...tags].sort()
}
