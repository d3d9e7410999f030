/** HTML that people here typed, reduced to what local posts may contain (contract 7.1). */
const TAGS = new Set('a br pre code strong em u del h1 blockquote p span ruby rt rp'.split(' '))
const SCHEMES = /^(bitcoin|https?|irc|magnet|mailto|xmpp|gemini|monero|mumble|nex):/i
const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/gi
const DROPPED_WITH_CONTENT = /<(script|style)\b.*?<\/\1\s*>/gis

export function cleanHtml(html: string): string {
  let cleaned = ''
  let end = 0
  const source = html.replace(DROPPED_WITH_CONTENT, '')
  for (const tag of source.matchAll(TAG)) {
    const [whole, slash = '', name = '', attributes = ''] = tag
    cleaned += escapeText(source.slice(end, tag.index)) + cleanTag(slash, name.toLowerCase(), attributes)
    end = tag.index + whole.length
  }
  return cleaned + escapeText(source.slice(end))
}

function cleanTag(slash: string, name: string, attributes: string): string {
  if (!TAGS.has(name)) return ''
  if (slash !== '' || name !== 'a') return `<${slash}${name}>`
  const href = /\bhref\s*=\s*"([^"<>]*)"/i.exec(attributes)?.[1]
  return href !== undefined && SCHEMES.test(href) ? `<a href="${href}" rel="noopener">` : '<a rel="noopener">'
}

const escapeText = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
