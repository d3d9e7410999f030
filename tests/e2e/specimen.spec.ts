/**
 * Compares every piece of the kit with how it looked, at `/specimen` of `npm run dev`
 * (docs/design.md#for-developers).
 */
import { shareOfToday } from '#tests/harness/seeded.ts'
import { startDevServer } from './dev-server.ts'
import { test as base, expect } from './journey.ts'
import { expectToLook, SMALL } from './pictures.ts'

const test = base.extend<object, { specimen: string }>({
  specimen: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const { origin, stop } = await startDevServer()
      await use(`${origin}/specimen`)
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const LOOKS = [
  { colorScheme: 'light', dir: 'ltr' },
  { colorScheme: 'dark', dir: 'rtl' },
  { colorScheme: 'light', dir: 'rtl' },
  { colorScheme: 'dark', dir: 'ltr' },
] as const

/** The buttons that open something, by their names; nothing but its button closes the card. */
const OPENERS = ['More about this post', 'Popover', 'Dialog', 'Question', 'Answers', 'Card']

test.use(SMALL)

// One after the other, with one development server.
test.describe.configure({ mode: 'default' })

for (const { colorScheme, dir } of shareOfToday(LOOKS, 2)) {
  test(`the pieces of the kit look as they did: ${colorScheme}, ${dir} @daily`, async ({
    page,
    specimen,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(specimen)
    await expect(page.getByRole('heading', { name: 'What lies above' })).toBeVisible()
    await page.evaluate((direction) => {
      document.documentElement.dir = direction
    }, dir)
    const name = `specimen-${colorScheme}-${dir}`
    await expectToLook(page.locator('main'), name)
    for (const opener of OPENERS) {
      await page.getByRole('button', { name: opener, exact: true }).press('Enter')
      const opened = page.locator('dialog[open], :popover-open:not([aria-hidden])').first()
      await expectToLook(opened, `${name}-${opener.toLowerCase().replaceAll(' ', '-')}`)
      await page.keyboard.press('Escape')
    }
  })
}
