/** The HTML that may appear inside a post: a tag that is in neither list here vanishes, its text stays. */

const INLINE =
  'a abbr b bdi br cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup u var wbr'

const BLOCK =
  'blockquote caption dd details div dl dt hr li ol p pre summary table tbody td tfoot th thead tr ul'

/**
 * Tags shown as another one. Headings become paragraphs that look like headings: the outline of the page belongs to
 * the page, and a post's title must not stand above or between its headings. Landmarks become plain blocks for the
 * same reason.
 */
const SHOWN_AS = {
  p: 'h1 h2 h3 h4 h5 h6',
  div: 'address article aside center dialog fieldset figcaption figure footer header hgroup legend main nav search section',
  ul: 'dir menu',
  s: 'strike',
  code: 'tt',
  abbr: 'acronym',
  bdi: 'bdo',
}

/** What stands inside these was not written to be read. SVG and MathML vanish whole as well: they are not HTML. */
const HIDDEN =
  'applet audio canvas iframe noembed noframes noscript object plaintext script style template title video xmp'

const inlineTags = words(INLINE)
const blockTags = words(BLOCK)
const hiddenTags = words(HIDDEN)
const literalTags = words('code kbd pre samp')
const tableTags = words('table tbody tfoot thead tr')
const shownAs = new Map(
  Object.entries(SHOWN_AS).flatMap(([tag, others]) =>
    others.split(' ').map((other) => [other, tag] as const),
  ),
)

/** Outside of the parent on the right, a tag on the left is a plain block. */
const PARENTS = new Map([
  ['li', words('ul ol menu dir')],
  ['dt', words('dl')],
  ['dd', words('dl')],
  ['summary', words('details')],
])

export function isHidden(element: Element): boolean {
  return !(element instanceof HTMLElement) || hiddenTags.has(element.localName)
}

/** The tag an element is shown with, or null when only its children are shown. */
export function allowedTag(element: Element): string | null {
  const tag = shownAs.get(element.localName) ?? element.localName
  if (!inlineTags.has(tag) && !blockTags.has(tag)) return null
  const parents = PARENTS.get(tag)
  return parents && !parents.has(element.parentElement?.localName ?? '') ? 'div' : tag
}

export function isBlock(tag: string): boolean {
  return blockTags.has(tag)
}

export function beginsLine({ localName }: Element): boolean {
  return localName === 'br' || blockTags.has(shownAs.get(localName) ?? localName)
}

/** Code is shown as typed: no emoji, no greentext. */
export function isLiteral(tag: string): boolean {
  return literalTags.has(tag)
}

/** Only white space can stand directly in a table or row, and it means nothing. */
export function takesNoText(element: Element): boolean {
  return tableTags.has(element.localName)
}

export function isHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.localName)
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
