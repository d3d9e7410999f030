/**
 * Measures the time from the click on a post's like button to the frame that shows it, and what else such a
 * press changes.
 */
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumOptions } from '../tests/harness/chromium.ts'
import { openReader, slowProcessor } from './reader.ts'
import { signIn, startServer } from './server.ts'
import { figure, median, printTable } from './table.ts'
import { fillTown } from './town.ts'

const PRESSES = 10
const FIGURES = ['click to painted, ms', 'click to change, ms', 'cards changed', 'elements changed'] as const
type Press = Record<(typeof FIGURES)[number], number>

declare global {
  interface Window {
    press: Promise<Press>
  }
}

/** Returns the presses at full speed and on a slow processor. */
export async function run({ rounds }: { rounds: number }) {
  const server = await startServer('dist', '--separate-worlds')
  const browser = await chromium.launch(chromiumOptions)
  const presses: Record<string, Press[]> = { laptop: [], 'phone, 4 × slower': [] }
  try {
    const token = await signIn(server.origin)
    await fillTown(server.origin, token, 200)
    for (let round = 1; round <= rounds; round++) {
      for (const [name, list] of Object.entries(presses)) {
        const context = await openReader(browser, token)
        list.push(...(await pressMany(context, server.origin, name !== 'laptop')))
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  const rows = FIGURES.map((name) => [
    name,
    ...Object.values(presses).map((list) => figure(median(list.map((press) => press[name])))),
  ])
  console.log(`\nLike, ${rounds * PRESSES} presses each`)
  printTable(['', ...Object.keys(presses)], rows)
  return presses
}

async function pressMany(context: BrowserContext, origin: string, isSlow: boolean): Promise<Press[]> {
  const page = await context.newPage()
  if (isSlow) await slowProcessor(await context.newCDPSession(page))
  await page.goto(`${origin}/home`)
  await page.locator('[role=feed] article').first().waitFor()
  // A feed of five pages, so that what depends on the number of posts is seen.
  for (let more = 0; more < 5; more++) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
  const presses: Press[] = []
  for (let at = 0; at < PRESSES; at++) {
    const post = page.locator(`[role=feed] article[aria-posinset="${at + 1}"]`)
    presses.push(await press(page, post.getByRole('button', { name: /^Like/ }).first()))
  }
  return presses
}

async function press(page: Page, button: Locator): Promise<Press> {
  await button.scrollIntoViewIfNeeded()
  await button.hover()
  await page.waitForTimeout(400)
  await button.evaluate(watchPress)
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => window.press)
}

/** Runs in the page. Times are counted from the event itself, as the browser dates it. */
function watchPress(button: Element) {
  const changed = new Set<Node>()
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) changed.add(target)
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const was = button.getAttribute('aria-pressed')
  window.press = new Promise((resolve) => {
    const onClick = ({ timeStamp }: Event) => {
      let changedAt = Number.NaN
      const look = () => {
        if (button.getAttribute('aria-pressed') === was) return requestAnimationFrame(look)
        changedAt = performance.now()
        // The frame that shows the change ends before the next message arrives.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const painted = performance.now()
          observer.disconnect()
          const cards = [...changed].map((node) =>
            (node instanceof Element ? node : node.parentElement)?.closest('article'),
          )
          resolve({
            'click to painted, ms': painted - timeStamp,
            'click to change, ms': changedAt - timeStamp,
            'cards changed': new Set(cards.filter((card) => card)).size,
            'elements changed': changed.size,
          })
        }
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', onClick, { capture: true, once: true })
  })
}
