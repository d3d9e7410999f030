/** Tests docs/spec/offline.md#stepping-aside: how a server takes Kith away again (docs/deploying.md). */
import { readFileSync } from 'node:fs'
import { allAnswered, expect, heading } from './journey.ts'
import { cachedFiles, lookForBuild, openCached, test, withContent } from './worker-site.ts'

const OTHER_CLIENT = '<!doctype html><html lang="en"><title>Other</title><h1>Another client</h1></html>'

// docs/spec/offline.md#stepping-aside
test('the worker that says goodbye takes the client out of the browser, and leaves what was written', async ({
  page,
  site,
  openAs,
}) => {
  await openCached(page, openAs)
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill('Half a thought')
  await allAnswered(page)

  const [index, worker] = ['/index.html', '/worker.js'].map((path) => site.files.get(path))
  if (!index || !worker) throw new Error('the build has no page or no worker')
  site.files = new Map([
    ['/index.html', withContent(index, OTHER_CLIENT)],
    ['/worker.js', withContent(worker, readFileSync('deploy/goodbye/worker.js'))],
  ])
  await lookForBuild(page)
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  expect(await cachedFiles(page)).toEqual({})
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(heading(page, 'Another client')).toBeVisible()
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain('Half a thought')
})
