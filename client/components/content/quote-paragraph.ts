/**
 * Says whether a paragraph only links to a quoted post, which is shown as a card anyway
 * (docs/server/markup.md#quote-paragraph). Our server writes `RE: <link>`, other servers any words in a
 * `p.inline-quote` (docs/spec/posts.md#quotes).
 */
export function isQuoteParagraph(element: Element, hiddenHrefs: readonly string[]): boolean {
  if (hiddenHrefs.length === 0 || element.localName !== 'p') return false
  const [link, ...others] = element.querySelectorAll('a[href]')
  if (!link || others.length > 0 || !hiddenHrefs.includes(link.getAttribute('href') ?? '')) return false
  return element.classList.contains('inline-quote') || withoutLink(element, link) === 'RE:'
}

function withoutLink(element: Element, link: Element): string {
  return (element.textContent ?? '').replace(link.textContent ?? '', '').trim()
}
