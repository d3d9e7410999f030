/**
 * Keeps one copy of what the posts of a list have in common. The server sends the whole account of its author
 * with every post, which is most of what a long feed would hold in memory
 * (docs/spec/lists.md#a-list-drops-rows).
 */
import { type InfiniteData, type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import type { Account, Mention } from '#contract/entities/account.ts'
import type { CustomEmoji } from '#contract/entities/emoji.ts'
import type { Post } from '#contract/entities/post.ts'

/**
 * Returns new posts of a list; what they have in common with others, and what has not changed, is the same
 * object.
 */
export function sharingParts(
  client: QueryClient,
  queryKey: readonly unknown[],
  posts: readonly Post[],
): Post[] {
  const list = client.getQueryData<InfiniteData<Page<Post>>>(queryKey)
  const known = new Map<string, unknown>()
  for (const { items } of list?.pages ?? []) for (const post of items) noteParts(post, known)

  /**
   * Returns the known part of this name where it is equal, else the part itself, which is the known one from
   * then on.
   */
  function share<Part>(name: string, part: Part): Part {
    const before = known.get(name)
    const isEqual = replaceEqualDeep<unknown>(before, part) === before
    if (!isEqual) known.set(name, part)
    return isEqual ? (before as Part) : part
  }

  const shareEach = <Part>(parts: Part[], nameOf: (part: Part) => string) =>
    parts.length > 0 ? parts.map((part) => share(nameOf(part), part)) : parts

  function shareAccount(account: Account): Account {
    const name = nameOfAccount(account)
    return share(name, withTimesOf(known.get(name) as Account | undefined, account))
  }

  const sharing = (post: Post): Post => ({
    ...post,
    url: post.url === post.uri ? post.uri : post.url,
    account: shareAccount(post.account),
    group: post.group && shareAccount(post.group),
    mentions: shareEach(post.mentions, nameOfMention),
    tags: shareEach(post.tags, nameOfTag),
    emojis: shareEach(post.emojis, nameOfEmoji),
    reblog: post.reblog && sharing(post.reblog),
    pleroma: post.pleroma.quote
      ? { ...post.pleroma, quote: sharing(post.pleroma.quote) }
      : share(PLEROMA, post.pleroma),
  })

  return posts.map(sharing)
}

const PLEROMA = 'pleroma'
const nameOfAccount = ({ id }: Account) => `account ${id}`
const nameOfMention = ({ acct }: Mention) => `mention ${acct}`
const nameOfTag = ({ url }: Post['tags'][number]) => `tag ${url}`
const nameOfEmoji = ({ url }: CustomEmoji) => `emoji ${url}`

/**
 * Returns an account with the times of the same proofs as it was sent before. The server says of each proof
 * that it was verified when it was asked (docs/server/accounts.md#account), which would make every copy
 * another account.
 */
function withTimesOf(before: Account | undefined, account: Account): Account {
  if (!before || account.identity_proofs.length === 0) return account
  const timeOf = (index: number) => before.identity_proofs[index]?.verified_at ?? null
  const proofs = account.identity_proofs.map((proof, index) => ({
    ...proof,
    verified_at: timeOf(index) ?? proof.verified_at,
  }))
  return { ...account, identity_proofs: proofs }
}

function noteParts(post: Post, known: Map<string, unknown>): void {
  known.set(nameOfAccount(post.account), post.account)
  if (post.group) known.set(nameOfAccount(post.group), post.group)
  for (const mention of post.mentions) known.set(nameOfMention(mention), mention)
  for (const tag of post.tags) known.set(nameOfTag(tag), tag)
  for (const emoji of post.emojis) known.set(nameOfEmoji(emoji), emoji)
  if (post.reblog) noteParts(post.reblog, known)
  if (post.pleroma.quote) noteParts(post.pleroma.quote, known)
  else known.set(PLEROMA, post.pleroma)
}
