import type { Page } from '@playwright/test'

interface Shift {
  value: number
  /** The elements that moved, and from where to where: left, top, width and height. */
  moved: string[]
}

declare global {
  interface Window {
    kithShifts?: Shift[]
  }
}

/** Notes from now on what moves in the pages of the journey without having been asked to. */
export const followShifts = (page: Page) => page.addInitScript(observe)

/** Returns what has moved since the last time. */
export const shifts = (page: Page) => page.evaluate(() => window.kithShifts?.splice(0) ?? [])

/** Runs in the browser. */
function observe(): void {
  const noted: Shift[] = []
  window.kithShifts = noted
  const name = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement
    const row = element?.closest('[data-row]')
    return `${element?.tagName}.${element?.className} ${(row ?? element)?.textContent?.slice(0, 60)}`
  }
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      if (hadRecentInput) continue
      noted.push({
        value,
        moved: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${place(previousRect)} to ${place(currentRect)}: ${name(node)}`,
        ),
      })
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}
