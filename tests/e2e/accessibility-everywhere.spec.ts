/**
 * Measures every screen of the route map by what axe does not look at: covered focus, small targets, narrow
 * windows and wide spacing (docs/spec/conventions.md#accessibility).
 */
import type { Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { coveredStops, cutTexts, setSpacing, sideways, smallTargets } from './access-measures.ts'
import { expectToStand, guide, nameOf, VIEWS } from './every-screen.ts'
import { allAnswered, demoPerson, expect, test } from './journey.ts'

const alice = demoPerson('alice')

/** Opens every screen of today's share, one after the other, first those of alice. */
async function visitAll(
  page: Page,
  openAs: (who: typeof alice, path: string) => Promise<void>,
  oneIn: number,
  look: (what: string) => Promise<void>,
): Promise<void> {
  await openAs(alice, '/about')
  const client = await guide(page)
  const visits = shareOfToday(VIEWS, oneIn).toSorted((a, b) => Number(a.as === null) - Number(b.as === null))
  let isGuest = false
  for (const visit of visits) {
    if (visit.as === null && !isGuest) {
      isGuest = true
      await page.evaluate(() => localStorage.clear())
    }
    await page.goto(await visit.path(client))
    await expectToStand(page, nameOf(visit))
    await allAnswered(page)
    await look(nameOf(visit))
  }
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  // docs/spec/conventions.md#focus-in-sight, docs/spec/conventions.md#touch-targets
  test('on every screen the focus is never covered and every target is large', async ({ page, openAs }) => {
    test.setTimeout(600_000)
    await visitAll(page, openAs, 15, async (what) => {
      expect.soft(await smallTargets(page, 44), `${what}: targets`).toEqual([])
      expect.soft(await coveredStops(page), `${what}: focus`).toEqual([])
    })
  })
})

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  // docs/spec/conventions.md#focus-in-sight, docs/spec/conventions.md#touch-targets
  test('on every screen the focus is never covered and every target is large enough', async ({
    page,
    openAs,
  }) => {
    test.setTimeout(600_000)
    await visitAll(page, openAs, 15, async (what) => {
      expect.soft(await smallTargets(page, 24), `${what}: targets`).toEqual([])
      expect.soft(await coveredStops(page), `${what}: focus`).toEqual([])
    })
  })
})

test.describe('enlarged four times', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  // docs/spec/conventions.md#enlarged-pages-and-wide-spacing
  test('no screen scrolls sideways, and wide spacing cuts nothing', async ({ page, openAs }) => {
    test.setTimeout(600_000)
    await visitAll(page, openAs, 15, async (what) => {
      expect.soft(await sideways(page), what).toEqual([])
      const before = new Set(await cutTexts(page))
      const takeBack = await setSpacing(page)
      expect.soft(await sideways(page), `${what}: wide spacing`).toEqual([])
      const cut = (await cutTexts(page)).filter((text) => !before.has(text))
      expect.soft(cut, `${what}: cut by wide spacing`).toEqual([])
      await takeBack()
    })
  })
})
