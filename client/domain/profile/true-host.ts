/**
 * Finds links whose words name another place than they lead to, and says which
 * (docs/spec/posts.md#where-a-link-leads).
 */
import { cleanText, withoutBlanks } from '#contract/clean-text.ts'
import type { Mention } from '#contract/entities/account.ts'
import { looksLikeAnother } from './look-alike.ts'

/** Signs that look like a dot or a slash of an address, besides those that Unicode itself takes for them. */
const DOTS = /[。․‧∙⋅ꓸ]/g
const SLASHES = /[\\⁄∕⧸╱⟋]/g

/** Signs between the words of a sentence, and around them. */
const BETWEEN_WORDS = /[\s<>()[\]{}"'“”„‘’«»‹›,;|]+/u

/** A scheme, but not the name of a host before its port. */
const SCHEME = /^([a-z][a-z0-9+-]*):(?!\d+(?:[/?#]|$))(\/*)/i

/** The schemes that a reader knows. */
const KNOWN_SCHEME = /^(?:https?|mailto|xmpp|monero|bitcoin|magnet)$/i

const HOST = /(?:[\p{L}\p{N}\p{M}_-]+\.)+(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})(?::\d+)?/giu

/** Endings of files that no host has: a link may be called `report.pdf`. */
const FILE =
  /\.(?:7z|apk|avif|bak|c?js|cpp|css|csv|deb|docx?|epub|exe|gif|gz|html?|iso|jpe?g|jsonl?|jsx|log|mjs|mp[34]|od[pst]|ogg|pdf|php|png|pptx?|rar|rpm|svg|tar|toml|tsx?|txt|vue|wav|web[mp]|xlsx?|xml|ya?ml)$/i

/** Parts of the address of a currency: all of it, or a beginning that is cut. */
const ADDRESS = /[a-z0-9]{20,}|[a-z0-9]{4,}(?=\.\.\.)/gi

/** The signs that are said of such an address, at both ends. */
const ENDS = 8

/**
 * Returns where a link leads, if its words name another place or cannot be seen: a host, an address of mail
 * or money, or the handle of the person whom it mentions. Null where the words are true or name no place.
 */
export function trueHost(href: string, text: string, mention?: Mention | null): string | null {
  const url = URL.parse(href)
  if (url === null) return null
  const words = cleanText(text).split(BETWEEN_WORDS).map(plainLetters).filter(Boolean)
  const place = mention ? `@${mention.acct}` : placeOf(url)
  if (words.length === 0) return place
  if (mention && words.every((word) => isNameOf(word, mention))) return null
  const hosts = words.flatMap((word) => hostsIn(word, url.protocol))
  const isTrue = isPayment(url) ? hosts.length === 0 && showsAddress(words, url) : areThoseOf(url, hosts)
  if (mention) return isTrue && !words.some((word) => word.startsWith('@')) ? null : place
  return isTrue && !hosts.some(looksLikeAnother) ? null : place
}

/** Returns a word in the letters for which a reader takes it. */
const plainLetters = (word: string) =>
  withoutBlanks(word).normalize('NFKC').replace(DOTS, '.').replace(SLASHES, '/')

const isPayment = ({ protocol }: URL) => protocol === 'monero:' || protocol === 'bitcoin:'

/** Returns a place as it is said. */
function placeOf(url: URL): string {
  if (url.host !== '') return url.host
  const { protocol, pathname } = url
  if (isPayment(url)) return `${protocol}${pathname.slice(0, ENDS)}…${pathname.slice(-ENDS)}`
  return recipients(url).join(', ') || protocol
}

/** Returns the people whom an address of mail or chat names: there may be several. */
const recipients = ({ href }: URL): string[] =>
  cleanText(decode(href)).match(/[^\s,;?&=:@]+@[^\s,;?&@]+/g) ?? []

/** Returns whether a word is the name or the handle of somebody. */
function isNameOf(word: string, { acct, username, url }: Mention): boolean {
  const name = word.replace(/^@/, '').toLowerCase()
  const host = URL.parse(url)?.host ?? ''
  return [acct, username, `${username}@${host}`].some((known) => known.toLowerCase() === name)
}

/**
 * Returns the hosts that a word names, before its path, and an empty one for a scheme that leads elsewhere.
 */
function hostsIn(word: string, protocol: string): string[] {
  const [start = '', scheme, slashes = ''] = SCHEME.exec(word) ?? []
  const authority = decode(word.slice(start.length).replace(/^\/+|[/?#].*$/gs, '')).replace(/[.:!]+$/, '')
  if (scheme === undefined) return (authority.match(HOST) ?? []).filter((host) => !FILE.test(host))
  if (KNOWN_SCHEME.test(scheme) && !isSame(scheme, protocol)) return ['']
  return slashes === '' ? (authority.match(HOST) ?? []) : authority.split('@').filter(Boolean)
}

/** Returns whether two schemes lead to the same. */
const isSame = (scheme: string, protocol: string) =>
  `${scheme.toLowerCase()}:`.replace('https', 'http') === protocol.replace('https', 'http')

/** Returns whether all hosts are those to which an address leads. */
function areThoseOf(url: URL, hosts: readonly string[]): boolean {
  if (hosts.length === 0) return true
  const named = new Set(hosts.map(asRequested))
  // Mail may go to several.
  const led = url.host === '' ? recipients(url).map((each) => each.replace(/^.*@/, '')) : [url.host]
  const known = new Set(led.map(asRequested))
  return [...named].every((host) => known.has(host)) && [...known].every((host) => named.has(host))
}

/** Returns a host as it is asked for; an empty text for what is none. */
const asRequested = (host: string): string =>
  (URL.parse(`https://${host}`)?.host ?? '').replace(/^www\./, '').replace(/\.$/, '')

/** Returns whether words show no other address than the one that is paid. */
const showsAddress = (words: readonly string[], { pathname }: URL): boolean =>
  words.every((word) => (word.match(ADDRESS) ?? []).every((part) => pathname.includes(part)))

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a stray percent sign
  }
}
