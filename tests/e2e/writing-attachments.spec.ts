/**
 * Tests docs/spec/attachments.md#attach-files, docs/spec/attachments.md#accepted-types,
 * docs/spec/attachments.md#file-from-an-address, docs/spec/attachments.md#how-a-file-is-uploaded,
 * docs/spec/attachments.md#uploads, docs/spec/attachments.md#description-of-a-picture,
 * docs/spec/attachments.md#pictures-are-made-smaller-and-cleaned, docs/spec/attachments.md#order-of-files,
 * docs/spec/attachments.md#refused-files, docs/spec/attachments.md#the-size-of-a-picture.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { photograph, withPlace } from './camera.ts'
import { expectClean } from './clean.ts'
import { attached, item, pick, picture, pictureNames, png, uploadedAll } from './files.ts'
import { A, allAnswered, demoPerson, expect, keep, posts, test, unique } from './journey.ts'
import { cachedFiles, storedDrafts } from './stored.ts'

const alice = demoPerson('alice')

async function write(page: Page, text: string) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(text)
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
const publishAnyway = (page: Page) => page.getByRole('button', { name: 'Publish anyway' })

/** The descriptions that the browser's database has of the new post. */
async function storedDescriptions(page: Page): Promise<string[]> {
  const [draft] = await storedDrafts(page)
  return draft?.attachments?.map(({ description }) => description) ?? []
}

/** Returns the only picture of the newest post as the server has it. */
async function published(page: Page, alt: string): Promise<Buffer> {
  const source = await posts(page).first().getByRole('img', { name: alt }).getAttribute('src')
  return (await page.request.get(source ?? '')).body()
}

// docs/spec/attachments.md#order-of-files
test('four files with descriptions, moved, in the order shown @anywhere', async ({ page, openAs }) => {
  const words = unique('four of them')
  await openAs(A, '/home')
  await write(page, words)
  await pick(
    page,
    await Promise.all(['1', '2', '3', '4'].map(async (name) => png(name, await picture(page)))),
  )
  await uploadedAll(page, 4)
  const { configuration } = await (await page.request.get('/api/v1/instance')).json()
  const isFull = configuration.statuses.max_media_attachments === 4
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeEnabled({ enabled: !isFull })
  for (const name of ['1', '2', '3', '4'])
    await item(page, name).getByLabel('Description').fill(` number ${name} `)
  await page.getByRole('button', { name: 'Move 4 forward' }).focus()
  for (const _ of [1, 2, 3]) await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move 4 forward' })).toBeFocused()
  await page.getByRole('button', { name: 'Move 1 back' }).click()
  await expect(attached(page).getByLabel('Description')).toHaveCount(4)
  await uploadedAll(page, 4)
  await item(page, '3').getByLabel('Description').fill('the third')
  await publish(page).click()
  await expect(posts(page).first()).toContainText(words)
  const names = ['number 4', 'number 2', 'number 1', 'the third']
  expect(await pictureNames(page)).toEqual(names)
  await page.reload()
  await expect(posts(page).first()).toContainText(words)
  expect(await pictureNames(page)).toEqual(names)
})

// docs/spec/attachments.md#order-of-files
test('files can be moved with the mouse', async ({ page, openAs }) => {
  await openAs(alice, '/home')
  await write(page, 'two')
  await pick(page, [png('1', await picture(page)), png('2', await picture(page))])
  await uploadedAll(page, 2)
  const grip = item(page, '2').locator('[aria-hidden] .lucide-grip-vertical')
  await grip.hover()
  await page.mouse.down()
  await item(page, '1').hover()
  await page.mouse.up()
  await expect(attached(page).first()).toHaveAccessibleName('2')
})

test('a file alone is a post @anywhere @daily', async ({ page, openAs }) => {
  await openAs(A, '/home')
  await write(page, '')
  await expect(publish(page)).toBeDisabled()
  await pick(page, [png('alone.png', await picture(page))])
  await publish(page).click()
  await publishAnyway(page).click()
  await expect(attached(page)).toHaveCount(0)
  await expect(posts(page).first().getByRole('img', { name: 'Image without description' })).toBeVisible()
})

// docs/spec/attachments.md#attach-files
test('files can be pasted and dropped @anywhere', async ({ page, openAs }) => {
  const words = unique('from elsewhere')
  await openAs(A, '/home')
  await write(page, words)
  const bytes = [...(await picture(page))]
  const transfer = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer()
    for (const name of ['one.png', 'two.png']) {
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
    }
    return transfer
  }, bytes)
  const text = page.getByLabel('Text of the post')
  await text.dispatchEvent('dragover', { dataTransfer: transfer })
  await text.dispatchEvent('drop', { dataTransfer: transfer })
  await uploadedAll(page, 2)
  await text.evaluate((element, bytes) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, bytes)
  await uploadedAll(page, 3)
  await publish(page).click()
  await publishAnyway(page).click()
  const post = posts(page).filter({ hasText: words })
  await expect(post.getByRole('img', { name: 'Image without description' })).toHaveCount(3)
})

const SOURCES = [
  ['a file manager: the file, beside its name', { 'text/plain': 'copied.png' }, 1],
  ['a browser: the picture, beside its markup', { 'text/html': '<img src="/copied.png">' }, 1],
  ['an office program: no picture of the text', { 'text/plain': 'words', 'text/html': '<p>words</p>' }, 0],
  ['one that knows rich text: no picture either', { 'text/plain': 'words', 'text/rtf': '{\\rtf1 words}' }, 0],
] as const

for (const [source, texts, count] of shareOfToday(SOURCES, 2)) {
  test(`pasted from ${source}`, async ({ page, openAs }) => {
    await openAs(alice, '/home')
    await write(page, '')
    const bytes = [...(await picture(page))]
    const isTaken = await page.getByLabel('Text of the post').evaluate(
      (element, { bytes, texts }) => {
        const clipboardData = new DataTransfer()
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'copied.png', { type: 'image/png' }))
        for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text)
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
        return !element.dispatchEvent(paste)
      },
      { bytes, texts },
    )
    // A paste that is left to the browser is written into the text.
    expect(isTaken).toBe(count > 0)
    await uploadedAll(page, count)
  })
}

// docs/spec/attachments.md#file-from-an-address
test('a file can be fetched from an address; an error page is refused', async ({ page, openAs, baseURL }) => {
  await openAs(alice, '/home')
  await write(page, 'from the web')
  await page.getByRole('button', { name: 'Attach from the web' }).click()
  const dialog = page.getByRole('dialog', { name: 'Attach from the web' })
  const ok = dialog.getByRole('button', { name: 'OK' })
  const address = dialog.getByLabel('Address of the file')
  await address.fill('icon-192.png')
  await expect(ok).toBeDisabled()
  await address.fill(`${baseURL}/media/nothing-there.png`)
  await ok.click()
  await expect(dialog.getByRole('alert')).toContainText('could not be downloaded')
  await address.fill(`${baseURL}/about`)
  await address.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('does not accept files of this type')
  await address.fill(`${baseURL}/icon-192.png`)
  await ok.click()
  await expect(dialog).toHaveCount(0)
  await uploadedAll(page, 1)
  await expect(attached(page)).toHaveAccessibleName('icon-192.png')
})

const PICTURES = [
  ['a small one is not drawn anew', 64, 48, 1, [64, 48]],
  ['a turned one is turned', 64, 48, 6, [48, 64]],
  ['a large one is made smaller', 4000, 3000, 1, [2560, 1920]],
  ['a screenshot of a long page stays as it is', 1080, 12_000, 1, [1080, 12_000]],
] as const

for (const [name, width, height, orientation, size] of shareOfToday(PICTURES, 2)) {
  // docs/spec/attachments.md#pictures-are-made-smaller-and-cleaned
  test(`a picture is sent without its metadata: ${name}`, async ({ page, openAs }) => {
    await openAs(alice, '/home')
    await write(page, name)
    // Large pictures of noise take long.
    const make = width > 100 ? photograph : picture
    const buffer = withPlace(await make(page, width, height, 'image/jpeg'), orientation)
    expect(buffer.includes('GPS')).toBe(true)
    await pick(page, [{ name: 'trip.jpg', mimeType: 'image/jpeg', buffer }])
    await uploadedAll(page, 1)
    await attached(page).getByLabel('Description').fill('a trip')
    await publish(page).click()
    await expect(posts(page).first()).toContainText(name)
    const sent = await published(page, 'a trip')
    for (const trace of ['Exif', 'GPS', '52.5200', 'ns.adobe.com'])
      expect(sent.includes(trace), trace).toBe(false)
    const image = posts(page).first().getByRole('img', { name: 'a trip' })
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveJSProperty('naturalWidth', size[0])
    await expect(image).toHaveJSProperty('naturalHeight', size[1])
  })
}

const refusal = (error: string) => JSON.stringify({ error, error_description: error })

/** The words of the page, of a file that is refused and of one that waits. */
const FAILED_UPLOADS = [
  [413, '<html><h1>413 Request Entity Too Large</h1></html>', 'too large for the server', false],
  [415, '', 'does not accept files of this type', false],
  [400, refusal('invalid media type image/png'), 'does not accept files of this type', false],
  [400, refusal('file size must be less than 20MB'), 'too large. The limit is 20 MB', false],
  [400, refusal('file size must be less than 500kB'), 'too large. The limit is 0.5 MB', false],
  [403, refusal('uploads are closed today'), 'The server says: uploads are closed today', false],
  [500, refusal('the disk is full'), 'The server says: the disk is full', false],
  [500, 'oops', 'The server has a problem (500)', false],
  [429, '', 'Too many', true],
  [503, refusal('back at noon'), 'The server says: back at noon', true],
  [0, '', 'cannot be reached', true],
] as const

// docs/spec/attachments.md#uploads
// docs/spec/attachments.md#refused-files
test('an upload that fails says why and is tried again by hand', async ({
  page,
  openAs,
  world,
  complaints,
}) => {
  test.slow()
  await openAs(alice, '/home')
  await write(page, 'second try')
  await pick(page, [png('2', await picture(page))])
  await uploadedAll(page, 1)
  await item(page, '2').getByLabel('Description').fill('two')
  const again = page.getByRole('button', { name: 'Try again to upload 1' })
  for (const [index, [status, body, words, waits]] of FAILED_UPLOADS.entries()) {
    await test.step(`${status} ${body}`, async () => {
      await world.control({ fail: [{ path: '/api/v1/media', status, body }] })
      if (index === 0) await pick(page, [png('1', await picture(page))])
      else await again.click()
      await expect(item(page, '1').getByRole('alert')).toContainText(words)
      await item(page, '1').getByLabel('Description').fill(`one, after ${index}`)
      // A file that could not be sent need not be waited for here.
      await expect(publish(page)).toBeEnabled({ enabled: waits })
      const waiting = page.getByText('the post will wait until its files can be sent')
      await expect(waiting).toHaveCount(waits ? 1 : 0)
      await expect(page.getByRole('button', { name: 'Remove 1' })).toBeVisible()
      expect(complaints.splice(0)).toEqual([expect.stringContaining('the upload failed')])
    })
  }
  await again.click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await uploadedAll(page, 2)
  await publish(page).click()
  await expect(posts(page).first()).toContainText('second try')
  expect(await pictureNames(page)).toEqual(['two', `one, after ${FAILED_UPLOADS.length - 1}`])
})

// docs/spec/attachments.md#description-of-a-picture
test('publishing a picture without a description asks once, where its author wants that', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/home')
  await write(page, 'look')
  await pick(page, [png('1', await picture(page)), png('2', await picture(page))])
  await uploadedAll(page, 2)
  await item(page, '1').getByLabel('Description').fill('one')
  await publish(page).click()
  const reminder = page.getByRole('dialog', { name: '1 image has no description' })
  await expect(reminder.getByRole('button', { name: 'Add description' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(item(page, '2').getByLabel('Description')).toBeFocused()
  await publish(page).click() // nobody is asked twice
  await expect(posts(page).first()).toContainText('look')

  await page.goto('/settings?section=posts')
  await page.getByRole('switch', { name: 'Remind me of missing descriptions' }).uncheck()
  await allAnswered(page)
  await page.goto('/home')
  await write(page, 'nobody asks')
  await pick(page, [png('3', await picture(page))])
  await uploadedAll(page, 1)
  await publish(page).click()
  await expect(posts(page).first()).toContainText('nobody asks')
})

// docs/spec/attachments.md#pictures-are-made-smaller-and-cleaned
test('a picture is sent unchanged when its author wants that', async ({ page, openAs }) => {
  await openAs(alice, '/home')
  await write(page, 'as it is')
  const buffer = withPlace(await picture(page, 64, 48, 'image/jpeg'), 1)
  const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer })
  await pick(page, [file('trip.jpg')])
  await uploadedAll(page, 1)
  await page.getByLabel('Keep the original images').check()
  await expect(page.getByText('Anyone who receives an image can read')).toBeVisible()
  await uploadedAll(page, 1)
  await pick(page, [file('another.jpg')])
  await uploadedAll(page, 2)
  await item(page, 'trip.jpg').getByLabel('Description').fill('a trip')
  await item(page, 'another.jpg').getByLabel('Description').fill('another')
  await publish(page).click()
  await expect(posts(page).first()).toContainText('as it is')
  for (const name of ['a trip', 'another'])
    expect(buffer.equals(await published(page, name)), name).toBe(true)
})

// docs/spec/attachments.md#pictures-are-made-smaller-and-cleaned
test('the originals are wanted while a picture is on its way', async ({ page, openAs, world }) => {
  await openAs(alice, '/home')
  await write(page, 'at once')
  const buffer = withPlace(await picture(page, 64, 48, 'image/jpeg'), 6)
  await world.control({ hold: { path: '/api/v1/media', method: 'POST' } })
  await pick(page, [{ name: 'trip.jpg', mimeType: 'image/jpeg', buffer }])
  await expect.poll(async () => (await world.requests()).some(isUpload)).toBe(true)
  await page.getByLabel('Keep the original images').check()
  await expect.poll(async () => (await world.requests()).some(isUpload)).toBe(true)
  await world.control({ release: true })
  await uploadedAll(page, 1)
  await item(page, 'trip.jpg').getByLabel('Description').fill('a trip')
  await publish(page).click()
  await expect(posts(page).first()).toContainText('at once')
  expect(buffer.equals(await published(page, 'a trip'))).toBe(true)
})

// docs/spec/attachments.md#accepted-types
// docs/spec/attachments.md#the-size-of-a-picture
test('the limit is that of what is sent; types that no system knows, a folder and HEIC are told by name', async ({
  page,
  openAs,
  world,
}) => {
  const limit = 60_000
  const { configuration } = await (await page.request.get('/api/v1/instance')).json()
  configuration.media_attachments.image_size_limit = limit
  await world.control({ instance: { configuration } })
  await openAs(alice, '/home')
  await write(page, 'what fits')
  const noise = await picture(page, 300, 200)
  expect(noise.length).toBeGreaterThan(2 * limit)
  await pick(page, [
    png('noise.png', noise),
    { name: 'voice.opus', mimeType: '', buffer: Buffer.from('OggS and so on') },
    { name: 'song.mp3', mimeType: 'audio/mp3', buffer: Buffer.from('ID3 and so on') },
    { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('x') },
    { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(limit + 1, 1) },
  ])
  await uploadedAll(page, 3)
  const refused = page.getByRole('alert')
  await expect(refused.getByText('IMG_1.HEIC: This server does not accept HEIC')).toBeVisible()
  await expect(refused.getByText('film.mp4: This file is too large. The limit is 0.06 MB')).toBeVisible()
  await expect(page.getByText('Videos and sounds are sent as they are')).toBeVisible()
  await refused.getByRole('button', { name: 'Dismiss' }).click()

  await dropFolder(page, test.info().outputPath('trip'))
  await expect(refused).toContainText('trip: This is a folder')
  for (const name of ['noise.png', 'voice.opus', 'song.mp3'])
    await item(page, name).getByLabel('Description').fill(name)
  await publish(page).click()
  await expect(posts(page).first()).toContainText('what fits')
  const sent = await published(page, 'noise.png')
  expect(sent.length).toBeLessThanOrEqual(limit)
  // Nobody can play them, so they are links.
  const files = posts(page).first().getByRole('link', { name: 'Open file' })
  await expect(files).toHaveCount(2)
  const types = await files.evaluateAll((all) =>
    Promise.all(
      all.map(async (one) => (await fetch(one.getAttribute('href') ?? '')).headers.get('content-type')),
    ),
  )
  expect(types).toEqual(['audio/ogg', 'audio/mpeg'])
})

const isUpload = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path === '/api/v1/media'

/** Drops a real folder on the text, as the system does. */
async function dropFolder(page: Page, path: string) {
  await mkdir(path, { recursive: true })
  const box = await page.getByLabel('Text of the post').boundingBox()
  if (!box) throw new Error('there is no text')
  const client = await page.context().newCDPSession(page)
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await client.send('Input.dispatchDragEvent', { type, x: box.x + 20, y: box.y + 20, data })
  }
}

test('a description that is not saved says so at its field, and is sent with the post', async ({
  page,
  openAs,
  world,
  complaints,
}) => {
  await openAs(alice, '/home')
  await write(page, 'described')
  await pick(page, [png('1', await picture(page))])
  await uploadedAll(page, 1)
  await world.control({ fail: { path: '/api/v1/media/*', method: 'PUT', status: 500, body: 'oops' } })
  const description = item(page, '1').getByLabel('Description')
  await description.fill('one')
  await description.blur()
  await expect(item(page, '1').getByRole('alert')).toBeVisible()
  await expect(description).toHaveAttribute('aria-invalid', 'true')
  await publish(page).click()
  await expect(posts(page).first()).toContainText('described')
  expect(await pictureNames(page)).toEqual(['one'])
  expect(complaints.splice(0)).toEqual([expect.stringContaining('the description was not saved')])
})

// docs/spec/attachments.md#attach-files
// docs/spec/attachments.md#uploads
test('a slow upload shows its progress and can be cancelled', async ({ page, openAs }) => {
  await openAs(alice, '/home')
  await write(page, 'slow')
  const buffer = await picture(page, 400, 400)
  const network = await page.context().newCDPSession(page)
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await network.send('Network.enable')
  await limit(200_000)
  await pick(page, [png('slow.png', buffer)])
  const bar = page.getByRole('progressbar', { name: 'Uploading slow.png' })
  await expect.poll(() => bar.evaluate((element) => Number(element.getAttribute('value')))).toBeGreaterThan(0)
  await expect(publish(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel the upload of slow.png' }).click()
  await expect(attached(page).getByRole('alert')).toContainText('cancelled')
  const again = page.getByRole('button', { name: 'Try again to upload slow.png' })
  await expect(again).toBeFocused()
  await limit(-1)
  await again.click()
  await uploadedAll(page, 1)
  await expect(item(page, 'slow.png').getByLabel('Description')).toBeFocused()
  await page.getByRole('button', { name: 'Remove slow.png' }).click()
  await expect(attached(page)).toHaveCount(0)
  await publish(page).click()
  await expect(posts(page).first()).toContainText('slow')
})

test('files that are too large or too many are refused by name', async ({ page, openAs, complaints }) => {
  await openAs(alice, '/home')
  await write(page, 'too many')
  const good = await picture(page)
  await pick(page, [
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    png('nothing.png', Buffer.alloc(0)),
    png('broken.png', Buffer.from('this is no picture')),
    ...['1', '2', '3', '4'].map((name) => png(name, good)),
  ])
  const refused = page.getByRole('alert').filter({ hasText: 'notes.txt' })
  await expect(refused.getByText('notes.txt: This server does not accept')).toBeVisible()
  await expect(refused.getByText('nothing.png: This file is empty')).toBeVisible()
  await expect(refused.getByText('4: Not attached: a post can have at most 4 files')).toBeVisible()
  await refused.getByRole('button', { name: 'Dismiss' }).click()
  await expect(refused).toHaveCount(0)
  await expect(page.getByLabel('Text of the post')).toBeFocused()
  await expect(item(page, 'broken.png').getByRole('alert')).toContainText('cannot be read')
  await page.getByRole('button', { name: 'Remove broken.png' }).click()
  await uploadedAll(page, 3)
  await publish(page).click()
  await publishAnyway(page).click()
  await expect(posts(page).first()).toContainText('too many')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('the upload failed')])
})

// docs/spec/drafts-and-outbox.md#the-rest-of-a-draft
test('files survive a crash of the page, also those not uploaded yet', async ({
  page,
  context,
  openAs,
  world,
  complaints,
}) => {
  await openAs(alice, '/home')
  await write(page, 'killed')
  await world.control({ fail: [{ path: '/api/v1/media', method: 'POST', status: 500, times: 1 }] })
  await pick(page, [png('1', await picture(page)), png('2', await picture(page))])
  await expect(item(page, '1').getByRole('alert')).toBeVisible()
  await expect(item(page, '2').getByRole('progressbar')).toHaveCount(0)
  await item(page, '1').getByLabel('Description').fill('one')
  await item(page, '2').getByLabel('Description').fill('two')
  complaints.splice(0)
  await expect.poll(() => storedDescriptions(page)).toEqual(['one', 'two']) // within a second of typing
  // Nothing is written on leaving: the page is gone from one moment to the next.
  const client = await context.newCDPSession(page)
  await client.send('Page.navigate', { url: 'chrome://crash' }).catch(() => undefined)

  const again = await context.newPage()
  await again.goto('/home')
  await uploadedAll(again, 2)
  await expect(item(again, '1').getByLabel('Description')).toHaveValue('one')
  await publish(again).click()
  await expect(posts(again).first()).toContainText('killed')
  expect(await pictureNames(again)).toEqual(['one', 'two'])
})

test('a file that has vanished from the disk is still sent', async ({ page, openAs, world, complaints }) => {
  const path = test.info().outputPath('clip.webm')
  await writeFile(path, Buffer.from('\x1aE\xdf\xa3 and so on', 'latin1'))
  await openAs(alice, '/home')
  await write(page, 'a clip')
  await world.control({ fail: [{ path: '/api/v1/media', method: 'POST', status: 500, times: 1 }] })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach files' }).click()
  await (await chooser).setFiles(path)
  await expect(attached(page).getByRole('alert')).toBeVisible()
  await expect.poll(() => cachedFiles(page)).toHaveLength(1)
  complaints.splice(0)
  await rm(path)
  await page.getByRole('button', { name: 'Try again to upload clip.webm' }).click()
  await uploadedAll(page, 1)
  await expect(attached(page).getByRole('alert')).toHaveCount(0)
  await expect(publish(page)).toBeEnabled()
})

test('axe finds nothing in failed uploads, in English, and on a phone in Persian', async ({
  page,
  openAs,
  world,
  complaints,
}) => {
  await openAs(alice, '/home')
  await write(page, 'for everyone')
  await world.control({ fail: [{ path: '/api/v1/media', status: 413, times: 20 }] })
  const name = 'a name that is much longer than any place there could be for it.png'
  await pick(page, [png(name, await picture(page)), png('2.png', await picture(page))])
  await expect(page.getByRole('alert')).toHaveCount(2)
  for (const [width, height, locale] of [
    [1280, 900, 'en'],
    [390, 844, 'fa'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await keep(page, { kith_locale: locale })
    await page.goto('/home')
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'fa' ? 'rtl' : 'ltr')
    if (width === 390) await page.getByRole('button', { name: 'for everyone' }).click() // the draft waits folded
    await expect(page.getByRole('alert')).toHaveCount(2)
    await expectClean(page, `${locale} ${width}`)
  }
  complaints.splice(0) // the uploads were made to fail
})
