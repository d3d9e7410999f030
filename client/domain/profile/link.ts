/**
 * Decides where links to profiles and posts, and links inside a text, lead
 * (docs/spec/access.md#links-to-profiles, docs/spec/posts.md#links-in-a-text,
 * docs/spec/posts.md#remote-posts-and-profiles-for-guests,
 * docs/server/policy-and-files.md#addresses-outside-the-api, docs/server/markup.md#html-of-posts).
 */
import type { Account, Mention } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { pathTo } from '../session/route-map.ts'
import { isRemote } from './handle.ts'

type Addressed = Pick<Account, 'username' | 'acct'>
type KnownPost = Pick<Post, 'id' | 'uri' | 'url'> & { account: Addressed }

/** The data that decides whether a link stays inside the client. */
export interface LinkTable {
  mentions: readonly Mention[]
  tags: readonly { name: string }[]
  posts: readonly KnownPost[]
  /** Guests read remote profiles and posts at their origin. */
  guest: boolean
  /**
   * The origins whose paths are pages of the client: the instance's own, and the one that serves the client.
   */
  origins: readonly string[]
}

/** A link in server HTML. */
export interface TextLink {
  href: string
  text: string
  className: string
  rel: string
}

/** The target of a link. `mention` is the person whom an inside link names. */
export type Destination =
  | { kind: 'inside'; path: string; mention: Mention | null }
  | { kind: 'outside'; href: string }

/** The attributes of a link. A link to another site opens a new tab and sends no referrer. */
export interface LinkAttributes {
  href: string
  target?: '_blank'
  rel?: string
}

/**
 * The schemes that the server keeps (docs/server/markup.md#link-schemes). None of them runs code or shows
 * anything in the client's page.
 */
const LINKED_SCHEMES = /^(https?|bitcoin|gemini|irc|magnet|mailto|monero|mumble|nex|xmpp):$/

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Paths at the server, and the paths of the client that show the same. */
const OWN_PAGES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^/(?:post|objects)/(${UUID})/?$`, 'i'), '/post/$1'],
  [/^\/users\/([^/]+)\/?$/, '/@$1'],
  [/^\/collections\/tags\/([^/]+)\/?$/, '/tag/$1'],
  [/^\/@[^/]+(?:\/.*)?$/, '$&'],
]

/**
 * Returns the path of a profile. It contains the id where `acct` is a URI, because a URI fits into no path.
 */
export function profilePath({ id, acct }: Pick<Account, 'id' | 'acct'>): string {
  return acct.includes('://') ? pathTo('profile', { profileId: id }) : pathTo('profile-by-acct', { acct })
}

/** Returns the link to a profile. For guests, a remote profile links to its original page. */
export function profileLink(
  account: Addressed & Pick<Account, 'id' | 'url'>,
  guest: boolean,
): LinkAttributes {
  const original = guest && isRemote(account) && webAddress(account.url)
  return original ? outsideLink(original) : { href: profilePath(account) }
}

/** Returns a link to another site. */
export const outsideLink = (href: string): LinkAttributes => ({
  href,
  target: '_blank',
  rel: 'noopener noreferrer nofollow ugc',
})

export function postPath(id: string): string {
  return pathTo('post', { postId: id })
}

/** Returns the link to a post. For guests, a remote post links to its original page. */
export function postLink(post: KnownPost, guest: boolean, opensTab: boolean): LinkAttributes {
  const original = guest && isRemote(post.account) && (webAddress(post.url) || webAddress(post.uri))
  return original ? outsideLink(original) : threadLink(post.id, opensTab)
}

/**
 * Returns the link to a thread. `opensTab`: the viewer prefers to open conversations in new tabs
 * (docs/spec/posts.md#threads-in-a-new-tab).
 */
export const threadLink = (id: string, opensTab: boolean): LinkAttributes => ({
  href: postPath(id),
  ...(opensTab && { target: '_blank' }),
})

export function tagPath(name: string): string {
  return pathTo('tag', { tagName: name })
}

export function searchPath(q: string): string {
  return `${pathTo('search')}?q=${encodeURIComponent(q)}`
}

/** Returns where a link leads; null when it must not be a link. Its text is shown anyway. */
export function destinationOf(link: TextLink, table: LinkTable): Destination | null {
  const url = parse(link.href)
  if (!url || !LINKED_SCHEMES.test(url.protocol)) return null
  const spellings = [link.href, url.href]
  return (
    mentioned(spellings, table) ??
    tagged(link, table) ??
    known(spellings, table) ??
    ownPage(url, table) ?? { kind: 'outside', href: url.href }
  )
}

function mentioned(spellings: readonly string[], { mentions, guest }: LinkTable): Destination | null {
  const mention = mentions.find(({ url }) => spellings.includes(url))
  if (!mention || (guest && isRemote(mention))) return null
  const { id, acct } = mention
  if (id === null && acct.includes('://')) return null
  return { kind: 'inside', path: profilePath({ id: id ?? '', acct }), mention }
}

function tagged({ text, className, rel }: TextLink, { tags }: LinkTable): Destination | null {
  if (!hasWord(className, 'hashtag') && !hasWord(rel, 'tag')) return null
  const name = text
    .trim()
    .replace(/^[#＃]/, '')
    .toLowerCase()
  return tags.some((tag) => tag.name.toLowerCase() === name) ? inside(tagPath(name)) : null
}

function known(spellings: readonly string[], { posts, guest }: LinkTable): Destination | null {
  const post = posts.find(({ uri, url }) => spellings.includes(uri) || spellings.includes(url))
  if (!post || (guest && isRemote(post.account))) return null
  return inside(postPath(post.id))
}

function ownPage(url: URL, { origins }: LinkTable): Destination | null {
  if (!origins.includes(url.origin)) return null
  const [pattern, path] = OWN_PAGES.find(([candidate]) => candidate.test(url.pathname)) ?? []
  return pattern && path ? inside(url.pathname.replace(pattern, path)) : null
}

function inside(path: string): Destination {
  return { kind: 'inside', path, mention: null }
}

/** Returns an address of the web as it is requested; null for any other. */
export function webAddress(address: string): string | null {
  const url = parse(address)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}

function hasWord(list: string, word: string): boolean {
  return list.split(/\s+/).includes(word)
}
