/**
 * Renders the text of a local post as HTML, and finds the people, tags and posts that it names
 * (docs/server/markup.md#markdown-of-posts, docs/server/markup.md#html-of-posts).
 */

import { cleanHtml } from '../markdown/html.ts'
import { renderMarkup } from '../markdown/post-markup.ts'
import { linkReferences } from '../markdown/references.ts'
import { findAccount } from './accounts.ts'
import { emojiKey, knownEmojis } from './media.ts'
import type { PostRecord } from './records.ts'
import type { World } from './world.ts'

export interface RenderedPost {
  content: string
  /** The text alone, without the title and the link of the quote. */
  body: string
  mention_ids: string[]
  tags: string[]
  link_ids: string[]
  /** The keys of custom emoji. */
  emojis: string[]
}

export interface TypedPost {
  /** Markdown. A post has either `text` or `html`. */
  text?: string
  html?: string
  title?: string | null
  quote?: PostRecord
}

export function renderPost(world: World, post: TypedPost): RenderedPost {
  const mentions = new Set<string>()
  const tags = new Set<string>()
  const links = new Set<string>()
  const emojis = new Set<string>()
  const typed = post.html ?? renderMarkup(post.text ?? '')
  const linkedText = linkReferences(typed, {
    mention(username, host) {
      const account = findAccount(world, acctOf(world, username, host))
      if (account) mentions.add(account.id)
      return account?.url
    },
    tag(name) {
      tags.add(name.toLowerCase())
      return `${world.baseUrl}/collections/tags/${encodeURIComponent(name.toLowerCase())}`
    },
    post(url) {
      const linked = findPublicPost(world, url)
      if (linked) links.add(linked.id)
      return linked !== undefined
    },
    emoji(shortcode) {
      emojis.add(emojiKey(shortcode, null))
    },
  })
  const quote = post.quote && !links.has(post.quote.id) ? post.quote : undefined
  const linked = new Set(post.quote ? [post.quote.id, ...links] : links)
  return {
    content: withTitle(clean(linkedText + (quote ? quoteParagraph(quote) : '')), post.title),
    body: clean(linkedText),
    mention_ids: [...mentions],
    tags: [...tags],
    link_ids: [...linked],
    emojis: knownEmojis(world, emojis),
  }
}

/** Sanitises HTML and removes the space at its ends. A no-break space is none: it is an entity by then. */
const clean = (html: string) => cleanHtml(html).trim()

/** Puts the title above the content. It is read as HTML, even where that breaks the text below it. */
const withTitle = (content: string, title: string | null | undefined): string =>
  typeof title === 'string' ? cleanHtml(`<h1>${title}</h1>${content}`, ['b']) : content

function quoteParagraph({ uri }: PostRecord): string {
  const url = uri.replaceAll('&', '&amp;')
  return `<p>RE: <a href="${url}">${url}</a></p>`
}

/** Returns the `acct` of a mention. Hosts are the same in any case and alphabet, usernames are not. */
function acctOf(world: World, username: string, host: string | null): string {
  if (host === null || !URL.canParse(`http://${host}`)) return username
  const { hostname } = new URL(`http://${host}`)
  return hostname === new URL(world.baseUrl).hostname ? username : `${username}@${hostname}`
}

function findPublicPost(world: World, url: string): PostRecord | undefined {
  for (const post of world.posts.before()) {
    const isNamed = post.uri === url || post.url === url
    if (isNamed && post.repost_of_id === null && post.visibility === 'public') return post
  }
  return undefined
}
