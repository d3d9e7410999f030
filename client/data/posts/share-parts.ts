/**
 * Keeps one copy of what the posts of a list have in common. The server sends the whole account of its author with every post,
 * which is most of what a long feed would hold in memory (docs/spec/lists.md#a-list-drops-rows).
 */
import { type InfiniteData, type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import type { Post } from '#contract/entities/post.ts'

/** Returns new posts of a list; what they have in common with others, and what has not changed, is the same object. */
export function sharingParts(
  client: QueryClient,
  queryKey: readonly unknown[],
  posts: readonly Post[],
): Post[] {
  const list = client.getQueryData<InfiniteData<Page<Post>>>(queryKey)
  const known = new Map<string, unknown>()
  for (const { items } of list?.pages ?? []) for (const post of items) noteParts(post, known)

  /** Returns the known part of this name where it is equal, else the part itself, which is the known one from then on. */
  function share<Part>(name: string, part: Part): Part {
    const before = known.get(name)
    const isEqual = replaceEqualDeep<unknown>(before, part) === before
    if (!isEqual) known.set(name, part)
    return isEqual ? (before as Part) : part
  }

  const sharing = (post: Post): Post => ({
    ...post,
    url: post.url === post.uri ? post.uri : post.url,
    account: share(nameOfAccount(post), post.account),
    tags: post.tags.length > 0 ? post.tags.map((tag) => share(nameOfTag(tag), tag)) : post.tags,
    reblog: post.reblog && sharing(post.reblog),
    pleroma: post.pleroma.quote
      ? { ...post.pleroma, quote: sharing(post.pleroma.quote) }
      : share(PLEROMA, post.pleroma),
  })

  return posts.map(sharing)
}

const PLEROMA = 'pleroma'
const nameOfAccount = ({ account }: Post) => `account ${account.id}`
const nameOfTag = ({ url }: Post['tags'][number]) => `tag ${url}`

function noteParts(post: Post, known: Map<string, unknown>): void {
  known.set(nameOfAccount(post), post.account)
  for (const tag of post.tags) known.set(nameOfTag(tag), tag)
  if (post.reblog) noteParts(post.reblog, known)
  if (post.pleroma.quote) noteParts(post.pleroma.quote, known)
  else known.set(PLEROMA, post.pleroma)
}
