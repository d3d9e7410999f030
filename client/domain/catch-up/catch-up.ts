/** Arranges what has come in Home since the last visit (docs/spec/timelines.md#catch-up). */
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { linksIn } from '../post/links-in.ts'

/** An entry of Home: a post, or a repost of one. */
export interface CaughtUp {
  /** The id of the post itself. */
  id: string
  post: Post
  /** When it came into Home. */
  date: string
  isRepost: boolean
  /** The person who has brought it into Home. */
  by: Account
}

/** The posts and reposts of one person, the newest first. */
export interface AuthorGroup {
  account: Account
  entries: readonly CaughtUp[]
}

/** An address on the web, and who has posted it. */
export interface SharedLink {
  href: string
  people: readonly Account[]
}

export interface CatchUp {
  /** Replies to the viewer; they stand in no other group. */
  replies: readonly CaughtUp[]
  groups: readonly AuthorGroup[]
  links: readonly SharedLink[]
}

/**
 * Returns what has come, without the viewer's own posts and those of muted people. Who has written little
 * stands before who has written much, so that nobody is lost behind others.
 */
export function catchUp(entries: readonly Post[], viewerId: string): CatchUp {
  const seen = eachOnce(entries.filter((entry) => isOfOthers(entry, viewerId) && !isHidden(entry)))
  const isReply = ({ post, isRepost }: CaughtUp) => !isRepost && post.in_reply_to_account_id === viewerId
  const replies = seen.filter(isReply)
  const others = seen.filter((entry) => !isReply(entry))
  return { replies, groups: groupsOf(others), links: linksOf(seen) }
}

const isOfOthers = ({ account, reblog }: Post, viewerId: string) =>
  account.id !== viewerId && reblog?.account.id !== viewerId
const isHidden = ({ hidden, reblog }: Post) => hidden || (reblog?.hidden ?? false)

/** Returns each post once: as its author's, or else as the newest repost. */
function eachOnce(entries: readonly Post[]): CaughtUp[] {
  const originals = new Set(entries.flatMap(({ id, reblog }) => (reblog ? [] : [id])))
  const reposted = new Set<string>()
  return entries.flatMap((entry) => {
    const { reblog, created_at: date, account: by } = entry
    const post = reblog ?? entry
    if (reblog && (originals.has(post.id) || reposted.has(post.id))) return []
    if (reblog) reposted.add(post.id)
    return [{ id: post.id, post, date, isRepost: reblog !== null, by }]
  })
}

function groupsOf(entries: readonly CaughtUp[]): AuthorGroup[] {
  const groups = new Map<string, { account: Account; entries: CaughtUp[] }>()
  for (const entry of entries) {
    const group = groups.get(entry.by.id) ?? { account: entry.by, entries: [] }
    group.entries.push(entry)
    groups.set(entry.by.id, group)
  }
  return [...groups.values()].toSorted((one, other) => one.entries.length - other.entries.length)
}

function linksOf(entries: readonly CaughtUp[]): SharedLink[] {
  const links = new Map<string, Map<string, Account>>()
  for (const { post, by } of entries) {
    for (const href of linksIn(post)) {
      links.set(href, (links.get(href) ?? new Map()).set(by.id, by))
    }
  }
  return [...links]
    .map(([href, people]) => ({ href, people: [...people.values()] }))
    .toSorted((one, other) => other.people.length - one.people.length)
}

/** How many entries of Home are looked through at most. */
export const MOST_ENTRIES = 200
