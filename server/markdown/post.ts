/** Markdown of a post to the HTML that is served (contract 7.1, 7.2). */
import MarkdownIt from 'markdown-it'
import { findAccount } from '../world/accounts.ts'
import type { PostRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { flattenBlocks } from './flat-blocks.ts'
import { keepGreentext } from './greentext.ts'
import { restrictLinks } from './links.ts'
import { type References, recognizeReferences } from './references.ts'

const NOBODY: References = { mention: () => undefined, tag: () => '', post: () => false }
let references = NOBODY

const md = new MarkdownIt({ html: false, breaks: true, linkify: true }).disable(['table', 'reference'])
const { escapeHtml } = md.utils
restrictLinks(md)
keepGreentext(md)
flattenBlocks(md)
recognizeReferences(md, () => references)

const { rules } = md.renderer
rules.softbreak = () => '<br>'
rules.hardbreak = () => '<br>'
rules.strong_open = (tokens, index) => (tokens[index]?.markup === '__' ? '<u>' : '<strong>')
rules.strong_close = (tokens, index) => (tokens[index]?.markup === '__' ? '</u>' : '</strong>')
rules.s_open = () => '<del>'
rules.s_close = () => '</del>'
rules.image = (tokens, index) => {
  const image = tokens[index]
  return escapeHtml(`![${image?.content ?? ''}](${image?.attrGet('src') ?? ''})`)
}
const codeBlock: (typeof rules)[string] = (tokens, index) =>
  `<pre><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`
rules.fence = codeBlock
rules.code_block = codeBlock

export interface RenderedPost {
  content: string
  mention_ids: string[]
  tags: string[]
  link_ids: string[]
}

/** Renders `text` and says whom and what it names. */
export function renderPost(
  world: World,
  post: { text?: string; title?: string | null; quote?: PostRecord },
): RenderedPost {
  const mentions = new Set<string>()
  const tags = new Set<string>()
  const links = new Set(post.quote ? [post.quote.id] : [])
  references = {
    mention(username, host) {
      const isHere = host === null || host.toLowerCase() === new URL(world.baseUrl).hostname
      const account = findAccount(world, isHere ? username : `${username}@${host.toLowerCase()}`)
      if (account) mentions.add(account.id)
      return account?.url
    },
    tag(name) {
      tags.add(name.toLowerCase())
      return `${world.baseUrl}/collections/tags/${name.toLowerCase()}`
    },
    post(url) {
      const linked = findPublicPost(world, url)
      if (linked) links.add(linked.id)
      return linked !== undefined
    },
  }
  const body = tidy(md.render(post.text ?? ''))
  references = NOBODY
  const content = framed(body, post)
  return { content, mention_ids: [...mentions], tags: [...tags], link_ids: [...links] }
}

/** Text stands under its title and over its quote. */
export function framed(
  body: string,
  { title, quote }: { title?: string | null; quote?: PostRecord },
): string {
  const heading = title ? `<h1>${escapeHtml(title)}</h1>` : ''
  return heading + body + (quote ? quoteParagraph(quote) : '')
}

function quoteParagraph(quote: PostRecord): string {
  const url = escapeHtml(quote.uri)
  return `<p>RE: <a href="${url}" rel="noopener">${url}</a></p>`
}

/** Line ends between blocks go; those in code stay. */
const tidy = (html: string) =>
  html
    .split(/(<pre>.*?<\/pre>)/s)
    .map((part) => (part.startsWith('<pre>') ? part : part.replaceAll('\n', '')))
    .join('')

function findPublicPost(world: World, url: string): PostRecord | undefined {
  for (const post of world.posts.before()) {
    const isNamed = post.uri === url || post.url === url
    if (isNamed && post.repost_of_id === null && post.visibility === 'public') return post
  }
  return undefined
}
