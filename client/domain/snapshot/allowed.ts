/**
 * Decides what of a page may stand in its snapshot: elements that show something, and attributes that only
 * say how. Scripts, forms, handlers, styles and addresses of other origins are in no list
 * (docs/spec/offline.md#what-a-snapshot-holds).
 */

const TAGS = words(
  'a abbr article aside b bdi blockquote br button caption cite code dd del details dfn div dl dt em fieldset footer h1 h2 h3 ' +
    'header hr i img input ins kbd label legend li mark nav ol option p pre q rp rt ruby s samp search section select small span ' +
    'strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr',
)

/** Elements inside an `svg`; there are no texts in it. */
const SHAPES = words('svg g path circle ellipse line polygon polyline rect use')

/** Elements that become a plain block: the page has these parts of its own, hidden behind the snapshot. */
const AS_BLOCK = words('form main')

const VOID = words('br hr img input wbr')

/** Attributes whose value can do nothing but look or be read aloud. */
const PLAIN = words(
  'alt aria-atomic aria-busy aria-checked aria-current aria-describedby aria-disabled aria-expanded aria-haspopup ' +
    'aria-hidden aria-label aria-labelledby aria-posinset aria-pressed aria-roledescription aria-selected aria-setsize ' +
    'checked class colspan datetime decoding dir disabled fill height id lang loading open placeholder readonly role ' +
    'rowspan start tabindex title translate type value viewbox width cx cy d points r rx ry transform x x1 x2 y y1 y2',
)

/** Data that style sheets ask for, and the row and its link, which find the same place again. */
const DATA = words(
  'beside card danger far icon inline kind known label letter mark named over permalink place plain row shape size state tiles tone ' +
    'type width',
)

/** Attributes that name an element of the same page. */
const NAMES_ELEMENT = words('id aria-describedby aria-labelledby')

/** The page beneath has the same ids and rows; these must not be found in their place. */
const PREFIX = 'kept-'

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Returns the tag that an element has in a snapshot; null where only its place may be kept. */
export function keptTag(localName: string): string | null {
  if (AS_BLOCK.has(localName)) return 'div'
  return TAGS.has(localName) || SHAPES.has(localName) ? localName : null
}

export const isShape = (tag: string): boolean => SHAPES.has(tag)

export const isVoid = (tag: string): boolean => VOID.has(tag)

/** Returns an attribute as it stands in a snapshot, or null. `origin` is that of the page. */
export function keptAttribute(
  tag: string,
  name: string,
  value: string,
  origin: string,
): [name: string, value: string] | null {
  const lower = name.toLowerCase()
  if (lower === 'href') return keptHref(tag, value, origin)
  if (lower === 'src') return tag === 'img' && isOwn(value, origin) ? ['src', value] : null
  if (tag === 'a' && lower === 'target') return ['target', '_blank']
  if (tag === 'a' && lower === 'rel') return ['rel', 'noopener noreferrer']
  if (NAMES_ELEMENT.has(lower)) return [lower, value.trim().replace(/(^|\s+)(?=\S)/g, `$1${PREFIX}`)]
  if (lower === 'data-row' || lower === 'data-card') return [lower.replace('data-', `data-${PREFIX}`), value]
  if (lower === 'type') return keptType(tag, value)
  const isData = lower.startsWith('data-') && DATA.has(lower.slice(5))
  return isData || PLAIN.has(lower) ? [name, value] : null
}

/** A link leads where one can read on; a shape comes from the page itself. */
function keptHref(tag: string, value: string, origin: string): [string, string] | null {
  if (tag === 'use') return value.startsWith('#') || isOwn(value, origin) ? ['href', value] : null
  const isWeb =
    tag === 'a' && (isPath(value) || ['http:', 'https:'].includes(addressOf(value, origin)?.protocol ?? ''))
  return isWeb ? ['href', value] : null
}

/** A button must send nothing, and a field is for looking at. */
function keptType(tag: string, value: string): [string, string] | null {
  if (tag === 'button') return ['type', 'button']
  return tag === 'input' && /^(checkbox|radio|search|text)$/.test(value) ? ['type', value] : null
}

/** A path is the commonest case, and needs no parser. */
const isPath = (value: string) => /^\/(?![/\\])/.test(value)

const isOwn = (value: string, origin: string) => isPath(value) || addressOf(value, origin)?.origin === origin

function addressOf(value: string, origin: string): URL | null {
  return URL.canParse(value, origin) ? new URL(value, origin) : null
}
