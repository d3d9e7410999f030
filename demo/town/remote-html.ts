import type { AccountRecord } from '#server/world/records.ts'

/**
 * Plain text as the software of other servers sends it (docs/server/markup.md#html-of-posts): paragraphs,
 * `<br>`, links whose ends were marked as hidden and lost their classes on the way, mentions and hashtags
 * with an inner `<span>`.
 */
export interface RemoteHtml {
  content: string
  mentions: AccountRecord[]
  tags: string[]
}

const REFERENCE = /(https?:\/\/[^\s<]+[^\s<.,;:!?)])|(?<![\w/])@([\w.]*\w)|(?<![\w&/])#([\p{L}\p{N}_]+)/gu

export function remoteHtml(
  text: string,
  author: AccountRecord,
  find: (handle: string) => AccountRecord | undefined,
): RemoteHtml {
  const mentions = new Set<AccountRecord>()
  const tags = new Set<string>()
  const marked = escaped(text).replace(REFERENCE, (whole, link?: string, handle?: string, tag?: string) => {
    if (link) return linkHtml(link)
    if (tag) {
      tags.add(tag.toLowerCase())
      return tagHtml(tag, author.host ?? '')
    }
    const account = find(handle ?? '')
    if (!account) return whole
    mentions.add(account)
    return mentionHtml(account)
  })
  const paragraphs = marked.split(/\n{2,}/).map((lines) => `<p>${lines.replaceAll('\n', '<br>')}</p>`)
  return { content: paragraphs.join(''), mentions: [...mentions], tags: [...tags] }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const mentionHtml = ({ url, username }: AccountRecord) =>
  `<span class="h-card"><a href="${url}" class="u-url mention" rel="noopener">@<span>${username}</span></a></span>`

const tagHtml = (tag: string, host: string) =>
  `<a href="https://${host}/tags/${encodeURIComponent(tag)}" class="mention hashtag" rel="tag noopener">#<span>${tag}</span></a>`

const SHOWN = 30

function linkHtml(link: string): string {
  const scheme = link.slice(0, link.indexOf('//') + 2)
  const rest = link.slice(scheme.length)
  const parts = [scheme, rest.slice(0, SHOWN), rest.slice(SHOWN)]
  return `<a href="${link}" rel="noopener">${parts.map((part) => `<span class="">${part}</span>`).join('')}</a>`
}
