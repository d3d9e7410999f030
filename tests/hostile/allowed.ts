/**
 * Lists the elements and attributes that a shown post may have, written a second time apart from the client's
 * own list.
 */
export const ALLOWED_TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi blockquote br caption cite code dd del details dfn div dl dt em hr i ins kbd li mark ol p pre q rp rt ' +
    'ruby s samp small span strong sub summary sup table tbody td tfoot th thead tr u ul var wbr'
  ).split(' '),
)

const ANYWHERE = ['class', 'dir', 'lang', 'translate']

const ON_TAG: Record<string, readonly string[]> = {
  a: ['aria-label', 'href', 'rel', 'target'],
  div: ['tabindex'],
  li: ['value'],
  ol: ['start'],
  pre: ['tabindex'],
}

const VALUES: Record<string, RegExp> = {
  dir: /^(ltr|rtl|auto)$/,
  href: /^(https?:\/\/|mailto:|monero:|\/(?!\/))/,
  lang: /^([A-Za-z0-9-]{2,35})?$/,
  rel: /^noopener noreferrer nofollow ugc$/,
  start: /^-?\d+$/,
  tabindex: /^0$/,
  target: /^_blank$/,
  translate: /^no$/,
  value: /^-?\d+$/,
}

/** Returns what is wrong with an element; nothing when it is allowed. */
export function objections(element: Element): string[] {
  const tag = element.localName
  if (!ALLOWED_TAGS.has(tag) || !(element instanceof HTMLElement)) return [`<${tag}>`]
  return Array.from(element.attributes).flatMap(({ name, value }) => {
    const allowed = ANYWHERE.includes(name) || ON_TAG[tag]?.includes(name)
    return allowed && (VALUES[name]?.test(value) ?? true) ? [] : [`<${tag} ${name}="${value}">`]
  })
}
