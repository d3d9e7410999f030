/** Compares the texts of a page with what React has drawn (docs/spec/conventions.md#translated-pages). */
import type { Page } from '@playwright/test'

interface DrawnTexts {
  /** Texts that stand beside something else in their element: a translator would part them from React. */
  loose: string[]
  /** Texts that are not, or not any more, those of the state. */
  stale: string[]
}

/**
 * An element with such a key is drawn anew whole (client/components/content/whole-key.ts); texts may be mixed
 * in it.
 */
const WHOLE = 'whole '

/** Looks into React's tree, the one that is shown. The marks of the translator do not count. */
export const drawnTexts = (page: Page): Promise<DrawnTexts> =>
  page.evaluate((whole) => {
    interface Fiber {
      tag: number
      key: string | null
      child: Fiber | null
      sibling: Fiber | null
      stateNode: unknown
      memoizedProps: unknown
    }
    /** The tags of an element, and of a text that is a node of its own. */
    const [ELEMENT, TEXT] = [5, 6]
    const root = document.getElementById('root')
    const name = Object.keys(root ?? {}).find((key) => key.startsWith('__reactContainer$'))
    if (!root || name === undefined) throw new Error('there is no tree of React')
    const loose = new Set<string>()
    const stale = new Set<string>()

    const bare = (text: string) => text.replaceAll(/[«»]/g, '')
    const place = ({ localName, className }: Element) => `<${localName} class="${className}">`

    /** Returns the only text of an element, or null. */
    function ownText({ memoizedProps }: Fiber): string | null {
      if (typeof memoizedProps !== 'object' || memoizedProps === null) return null
      const children: unknown = Reflect.get(memoizedProps, 'children')
      return typeof children === 'string' || typeof children === 'number' ? String(children) : null
    }

    const childrenOf = ({ child }: Fiber): Fiber[] => {
      const children: Fiber[] = []
      for (let one = child; one; one = one.sibling) children.push(one)
      return children
    }

    function textOf(fiber: Fiber): string {
      if (fiber.tag === TEXT) return String(fiber.memoizedProps)
      return (fiber.tag === ELEMENT ? ownText(fiber) : null) ?? childrenOf(fiber).map(textOf).join('')
    }

    function compare(element: Element, expected: string): void {
      const shown = bare(element.textContent)
      if (shown !== bare(expected))
        stale.add(`"${shown.slice(0, 80)}" in place of "${expected.slice(0, 80)}" in ${place(element)}`)
    }

    function look(fiber: Fiber): void {
      const element = fiber.tag === ELEMENT && fiber.stateNode instanceof Element ? fiber.stateNode : null
      if (fiber.tag === TEXT) loose.add(`"${String(fiber.memoizedProps).slice(0, 60)}"`)
      if (element?.localName === 'textarea') return
      const text = element && ownText(fiber)
      if (element && (text !== null || fiber.key?.startsWith(whole))) {
        compare(element, textOf(fiber))
        return
      }
      const left =
        element && fiber.child
          ? [...element.childNodes].filter((node) => node instanceof Text || node.nodeName === 'FONT')
          : []
      if (element && left.length > 0)
        stale.add(`"${left.map(({ textContent }) => textContent).join('')}" is left in ${place(element)}`)
      for (const child of childrenOf(fiber)) look(child)
    }

    // React keeps two trees, and the element knows one of them; the root knows which is shown.
    look(Reflect.get(root, name).stateNode.current)
    return { loose: [...loose], stale: [...stale] }
  }, WHOLE)
