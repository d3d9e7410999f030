/**
 * Finds the style sheets that a snapshot needs: every other one would delay its paint
 * (docs/spec/offline.md#painted-first).
 */

/** The theme of the server's administrator stands in every page. */
const THEME = '/assets/custom.css'

/** The names of classes in the selectors of each sheet, by its address. */
const known = new Map<string, ReadonlySet<string>>()

/**
 * Returns the paths of the page's style sheets that have a rule for an element of the markup, in their order.
 */
export function stylesFor(markup: string): string[] {
  const used = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  return [...document.styleSheets]
    .filter((sheet) => [...classesOf(sheet)].some((name) => used.has(name)))
    .map(({ href }) => new URL(href ?? '').pathname)
    .filter((path) => path !== THEME)
}

/**
 * Returns the classes that the rules of a sheet name. Those that are part of the page, without an address,
 * have none.
 */
function classesOf({ href, cssRules }: CSSStyleSheet): ReadonlySet<string> {
  const found = href === null ? new Set<string>() : known.get(href)
  if (found) return found
  const names = Array.from(cssRules, ({ cssText }) => cssText)
    .join(' ')
    .matchAll(/\.(-?[_a-z][\w-]*)/gi)
  const classes = new Set(Array.from(names, ([, name = '']) => name))
  known.set(href ?? '', classes)
  return classes
}
