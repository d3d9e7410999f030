/** Lists the HTML that may appear inside a post. A tag in neither list is left out, but its text stays. */

const INLINE =
  'a abbr b bdi br cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup u var wbr'

const BLOCK =
  'blockquote caption dd details div dl dt hr li ol p pre summary table tbody td tfoot th thead tr ul'

/**
 * Tags that are replaced by another one. Headings become paragraphs that look like headings, and landmarks
 * become plain blocks: the outline and the landmarks of the page must not come from a post.
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

/**
 * Tags that are left out with everything inside, because it is not written to be read. So are SVG and MathML,
 * which are not HTML.
 */
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

/** Tags that need one of these parents. Elsewhere they become plain blocks. */
const PARENTS = new Map([
  ['li', words('ul ol menu dir')],
  ['dt', words('dl')],
  ['dd', words('dl')],
  ['summary', words('details')],
])

/** Says whether an element is left out with everything inside. */
export function isHidden(element: Element): boolean {
  return !(element instanceof HTMLElement) || hiddenTags.has(element.localName)
}

/** Returns the tag that an element is shown with; null if only its children are shown. */
export function allowedTag(element: Element): string | null {
  const tag = shownAs.get(element.localName) ?? element.localName
  if (!inlineTags.has(tag) && !blockTags.has(tag)) return null
  const parents = PARENTS.get(tag)
  return parents && !parents.has(element.parentElement?.localName ?? '') ? 'div' : tag
}

/** Says whether a tag is a block of its own and not part of a line. */
export function isBlock(tag: string): boolean {
  return blockTags.has(tag)
}

/** Says whether a new line begins at this element. */
export function beginsLine({ localName }: Element): boolean {
  return localName === 'br' || blockTags.has(shownAs.get(localName) ?? localName)
}

/** Says whether the text of a tag is shown as typed, without emoji and greentext. */
export function isLiteral(tag: string): boolean {
  return literalTags.has(tag)
}

/**
 * Says whether text directly inside an element is left out. In a table or a row it can only be white space.
 */
export function takesNoText(element: Element): boolean {
  return tableTags.has(element.localName)
}

/** Returns the tag of a heading in a page that has a heading of the first level already. */
export const headingTag = ({ localName }: Element): string => (localName === 'h1' ? 'h2' : localName)

/** Says whether a paragraph has to look like a heading. */
export function isHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.localName)
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
