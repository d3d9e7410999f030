/**
 * Takes the pictures of docs/screenshots (docs/contributing.md#pictures-of-the-pages). It is no test: it
 * fails only when a screen cannot be opened.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectToStand, guide, VISITS } from '../e2e/every-screen.ts'
import { A, allAnswered } from '../e2e/journey.ts'
import { test, withContent } from '../e2e/worker-site.ts'
import { saveWebp } from './webp.ts'

const LAPTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

interface Picture {
  device: typeof LAPTOP | typeof PHONE
  colorScheme?: 'light' | 'dark'
  locale?: string
  /** The file of `deploy/themes/`. */
  theme?: string
  /** Goes on from Home to what is shown. */
  go?: (page: Page) => Promise<void>
}

const PICTURES: Readonly<Record<string, Picture>> = {
  'home-laptop-light': { device: LAPTOP },
  'home-phone-dark': { device: PHONE, colorScheme: 'dark' },
  'home-phone-persian': { device: PHONE, locale: 'fa' },
  'thread-laptop-dark': {
    device: LAPTOP,
    colorScheme: 'dark',
    go: async (page) => {
      const visit = VISITS.find(({ route }) => route === 'post')
      await page.goto((await visit?.path(await guide(page))) ?? '')
    },
  },
  'theme-harbour': { device: LAPTOP, theme: 'harbour.css' },
  'theme-wide': { device: LAPTOP, theme: 'wide.css' },
}

test.use({ serviceWorkers: 'block' })

for (const [name, { device, colorScheme = 'light', locale, theme, go }] of Object.entries(PICTURES)) {
  test.describe(name, () => {
    test.use(device)

    test('a picture is taken', async ({ page, site, openAs }) => {
      const empty = site.files.get('/assets/custom.css')
      if (theme !== undefined && empty !== undefined) {
        site.files.set('/assets/custom.css', withContent(empty, readFileSync(`deploy/themes/${theme}`)))
      }
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openAs(A, '/home', locale)
      await go?.(page)
      await expectToStand(page, name)
      await allAnswered(page)
      saveWebp(await page.screenshot({ caret: 'hide' }), `docs/screenshots/${name}.webp`)
    })
  })
}
