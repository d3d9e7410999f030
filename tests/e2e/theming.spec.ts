/** Tests docs/spec/instance.md#themes-of-administrators: how Home looks in each theme of `deploy/themes/`. */
import { readdirSync, readFileSync } from 'node:fs'
import { A, allAnswered, expect, posts } from './journey.ts'
import { expectToLook, SMALL } from './pictures.ts'
import { test, withContent } from './worker-site.ts'

test.use({ ...SMALL, serviceWorkers: 'block' })

for (const file of readdirSync('deploy/themes')) {
  // docs/spec/instance.md#themes-of-administrators
  test(`Home looks as it did in ${file}, light and dark`, async ({ page, site, openAs }) => {
    const empty = site.files.get('/assets/custom.css')
    if (empty === undefined) throw new Error('the build has no theme')
    site.files.set('/assets/custom.css', withContent(empty, readFileSync(`deploy/themes/${file}`)))
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await openAs(A, '/home')
    await expect(posts(page).first()).toBeVisible()
    await allAnswered(page)
    const theme = file.replace('.css', '')
    await expectToLook(page, `${theme}-light`)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectToLook(page, `${theme}-dark`)
  })
}
