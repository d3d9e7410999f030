/**
 * Says at each control which keys do the same: for assistive programs, and for tooltips and menus
 * (docs/spec/keyboard.md#shown-where-they-belong). It marks the elements from outside, because the first
 * post must not wait for the table of keys.
 */
import { findRoute } from '#domain/session/route-map.ts'
import { keyCaps, type ShortcutKeys } from '#domain/shortcuts/changed-keys.ts'
import { SHORTCUTS, type Shortcut, type ShortcutName } from '#domain/shortcuts/shortcut.ts'
import { CONTROLS, shortcutAt } from './current-card.ts'

const MARKS = `${CONTROLS}, :is(header, nav) a[href^="/"]`

/** Marks all controls on the page and those that come; returns the function that takes the marks away. */
export function showKeys(keys: ShortcutKeys): () => void {
  const mark = (element: Element) => {
    const name = shortcutOf(element)
    const own = (name && keys.get(name)) || ''
    // A sequence has no form in this attribute.
    setAttribute(element, 'aria-keyshortcuts', own.length > 0 && !own.includes(' ') ? own : null)
    setAttribute(element, 'data-keys', own.length > 0 && isShownAt(element) ? keyCaps(own).join(' ') : null)
  }
  eachControl(document, mark)
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) eachControl(node, mark)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    eachControl(document, (element) => {
      setAttribute(element, 'aria-keyshortcuts', null)
      setAttribute(element, 'data-keys', null)
    })
  }
}

function eachControl(root: Element | Document, act: (control: Element) => void): void {
  if (root instanceof Element && root.matches(MARKS)) act(root)
  for (const control of root.querySelectorAll(MARKS)) act(control)
}

const entries: readonly Shortcut[] = SHORTCUTS

function shortcutOf(control: Element): ShortcutName | undefined {
  const named = shortcutAt(control)
  if (named !== undefined || !control.hasAttribute('href')) return named
  const route = findRoute(new URL(control.getAttribute('href') ?? '', location.href).pathname)?.name
  // Most shortcuts lead to no page either.
  return route && entries.find((each) => each.route === route)?.name
}

/** A name or a picture of a post has no tooltip: one with a key alone would lie over what is read. */
const isShownAt = (control: Element) =>
  !control.closest('[data-card]') || control.matches('[data-tooltip], [role]')

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value !== null) element.setAttribute(name, value)
  else if (element.hasAttribute(name)) element.removeAttribute(name)
}
