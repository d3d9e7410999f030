/**
 * A paragraph that only repeats a quoted post shown as a card below (contract 7.1): `RE: <link>` as the server of the
 * author writes it, or any words in a `p.inline-quote` of a remote one.
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
