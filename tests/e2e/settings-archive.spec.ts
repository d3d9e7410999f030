/** Tests docs/spec/account.md#archive. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectClean } from './clean.ts'
import { A, expect, test, unique } from './journey.ts'

/** A picture of one pixel. */
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const group = (page: Page) => page.getByRole('region', { name: 'Archive of your posts' })
const press = (page: Page, name: string) => group(page).getByRole('button', { name }).press('Enter')

for (const [name, width, height] of [
  ['desktop', 1280, 900],
  ['phone', 390, 844],
] as const) {
  // docs/spec/account.md#archive
  test(`own posts are saved as a zip, also after a lost connection and a reload, ${name} @anywhere`, async ({
    page,
    openAs,
    otherDevice,
    context,
  }) => {
    await page.setViewportSize({ width, height })
    const text = unique('Worth keeping')
    const me = await otherDevice(A)
    const body = { file: PIXEL, media_type: 'image/gif' }
    const { id } = await me.ask<{ id: string }>('POST', '/api/v1/media', body)
    await me.write({ status: text, media_ids: [id] })
    await openAs(A, '/settings?section=data&setting=archive')
    await expect(group(page)).toBeVisible()
    await expectClean(page)
    await context.setOffline(true)
    await press(page, 'Create the archive')
    await expect(group(page).getByRole('alert')).toContainText('What was gathered so far is kept.')
    await expectClean(page)
    await context.setOffline(false)
    await page.reload()
    const saving = page.waitForEvent('download')
    await press(page, 'Create the archive')
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^kith-[\w-]+-\d{4}-\d\d-\d\d\.zip$/)
    await expect(group(page)).toContainText(/Saved as kith-.*\.zip: \d+ posts?, \d+ files?\./)
    const files = unzipSync(new Uint8Array(await readFile(await saved.path())))
    const html = strFromU8(files['index.html'] ?? new Uint8Array())
    expect(html).toContain(text)
    const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, path]) => path)
    expect(pictures.length).toBeGreaterThan(0)
    expect(Object.keys(files)).toEqual(expect.arrayContaining(pictures))
  })
}
