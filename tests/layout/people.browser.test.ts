import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectScreensToFit } from './expect-screens-to-fit.ts'
import { openScreen } from './open-screen.tsx'
import { PEOPLE_SCREENS } from './screens.ts'

expectScreensToFit(PEOPLE_SCREENS)

test.each([320, 1280])('the cards of the directory leave no holes at %i px', async (width) => {
  await page.viewport(width, 844)
  await openScreen(PEOPLE_SCREENS.directory, 'Ada')
  const cards = [...document.querySelectorAll('main [role="listitem"]')].map((card) =>
    card.getBoundingClientRect(),
  )
  const ends = new Map<number, number>()
  for (const { top, right } of cards) ends.set(top, Math.max(right, ends.get(top) ?? 0))
  expect(cards.length % 2).toBe(1)
  expect(ends.size).toBe(width > 1000 ? 3 : 5)
  expect(new Set([...ends.values()].map(Math.round)).size).toBe(1)
})
