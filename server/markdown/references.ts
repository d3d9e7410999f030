/**
 * Finds and links the people, tags, posts and emoji that the HTML of a post refers to
 * (docs/server/markup.md#mention, docs/server/markup.md#hashtags-as-typed,
 * docs/server/markup.md#object-link).
 */
import { replaceEmojiNames } from './emoji-names.ts'

/** Looks up in the world what a text refers to, and collects it. */
export interface References {
  /** Returns the address of a person's page. undefined leaves the text as it is. */
  mention(username: string, host: string | null): string | undefined
  tag(name: string): string
  /** Tells whether a public post has this address. */
  post(url: string): boolean
  emoji(shortcode: string): void
}

const TAG_OR_TEXT = /<(\/?)([a-z]\w*)[^>]*>|[^<]+|</gi
const POST_LINK = /\[\[([^\s\]|]+)(?:\|([^\]]+))?\]\]/g
/**
 * Matches mentions: whole words, which marks that end a sentence may follow. Of those in brackets, only the
 * first of a word counts.
 */
const MENTION =
  /@(?<=(?:^|\s|(?:^|\s)[^\s@]*\()@)([\w.-]*\w|[\w.-]+)(?:@([\p{L}\p{M}\p{N}.-]*[\p{L}\p{N}]))?(?=[.,:;?!')]*(?:\s|$))/gu
const HASHTAG = /#(?<=(?:^|\s|(?:^|\s)[^\s#]*\()#)([\p{Alphabetic}\p{Nd}_]+)(?=[.,:;?!')]*(?:\s|$))/gu
const SHORTCODE = /:(\w{2,100}):(?=[\s)]|$)/g

/** Links the references in HTML. Code has none, and in links tags are none. */
export function linkReferences(html: string, references: References): string {
  const depth = { code: 0, a: 0 }
  return html.replace(TAG_OR_TEXT, (found: string, slash?: string, name: string = '') => {
    const tag = name === 'pre' ? 'code' : name.toLowerCase()
    if (tag === 'code' || tag === 'a') depth[tag] += slash === '' ? 1 : -1
    if (slash !== undefined || depth.code > 0) return found
    return linkText(found, references, depth.a > 0)
  })
}

function linkText(typed: string, references: References, isLink: boolean): string {
  let text = replaceEmojiNames(typed)
  for (const [, shortcode = ''] of text.matchAll(SHORTCODE)) references.emoji(shortcode)
  text = text.replace(MENTION, (whole, username: string, host: string | undefined) => {
    const url = references.mention(username, host ?? null)
    if (url === undefined) return whole
    return `<span class="h-card"><a class="u-url mention" href="${escapeUrl(url)}">@${username}</a></span>`
  })
  if (!isLink) {
    text = text.replace(HASHTAG, (whole, name: string) => {
      if (name.length < 2 && !/\p{Alphabetic}/u.test(name)) return whole
      return `<a class="hashtag" href="${escapeUrl(references.tag(name))}" rel="tag">${whole}</a>`
    })
  }
  return text.replace(POST_LINK, (whole, url: string, label: string = url) =>
    references.post(url.replaceAll('&amp;', '&')) ? `<a href="${url}">${label}</a>` : whole,
  )
}

const escapeUrl = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '%22')
