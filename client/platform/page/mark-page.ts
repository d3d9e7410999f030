/**
 * Marks the page for the rules of parts that change more than themselves. A rule as `:root:has(.part)` would
 * do it alone, but with one the browser computes the styles of the whole page anew after every change of it.
 */

/** Returns a ref that sets `data-<name>` on the root element while its own element is on the page. */
export const markPage = (name: string) => (element: Element | null) => {
  if (!element) return
  const { dataset } = document.documentElement
  dataset[name] = ''
  return () => {
    delete dataset[name]
  }
}
