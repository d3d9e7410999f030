/** Tests that the first post waits for no object of `Intl`: the first takes a phone a fifth of a second (docs/spec/posts.md#time). */
import { demoPerson, expect, posts, test } from './journey.ts'

declare global {
  interface Window {
    kithIntl: { name: string; posts: number }[]
  }
}

/** Notes every object of `Intl` that is made, and how many posts were on the page by then. */
function watchIntl() {
  window.kithIntl = []
  for (const name of [
    'DateTimeFormat',
    'ListFormat',
    'NumberFormat',
    'PluralRules',
    'RelativeTimeFormat',
    'Segmenter',
  ] as const) {
    Object.defineProperty(Intl, name, {
      value: new Proxy(Intl[name], {
        construct(target, values, made) {
          window.kithIntl.push({ name, posts: document.querySelectorAll('article').length })
          return Reflect.construct(target, values, made)
        },
      }),
    })
  }
}

test('the first posts are drawn without Intl in every language', async ({ page, openAs }) => {
  await page.addInitScript(watchIntl)
  for (const locale of ['en', 'de', 'fa']) {
    await openAs(demoPerson('alice'), '/home', locale)
    await expect(posts(page).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect(await page.evaluate(() => window.kithIntl.filter(({ posts }) => posts === 0))).toEqual([])
  }
  await page.evaluate(() => new Intl.PluralRules('en'))
  expect(await page.evaluate(() => window.kithIntl.at(-1)?.name), 'the watch works').toBe('PluralRules')
})
