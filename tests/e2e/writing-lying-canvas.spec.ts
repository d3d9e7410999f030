/**
 * Tests docs/spec/attachments.md#a-canvas-that-lies,
 * docs/spec/attachments.md#pictures-are-made-smaller-and-cleaned,
 * docs/spec/settings.md#pictures-of-a-profile: what a browser says that it has drawn is not believed before
 * it is proven.
 */
import type { Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { avifWithPlace } from './avif-with-place.ts'
import { photograph, withPlace } from './camera.ts'
import { expectClean } from './clean.ts'
import { attached, item, pick, uploadedAll } from './files.ts'
import { A, demoPerson, expect, heading, posts, test } from './journey.ts'
import { compare, honestPage, type Lie, lie } from './lying-canvas.ts'
import { save } from './profile-editor.ts'
import { choosePicture, cropDialog, pictureField } from './profile-pictures.ts'

const alice = demoPerson('alice')

const NOISE: Lie = 'noise'

const TRACES = ['GPS', '52.5200', 'ns.adobe.com']

async function write(page: Page, text: string) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(text)
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })

const fetched = async (page: Page, url: string | null) => (await page.request.get(url ?? '')).body()

/** After each of them nothing can be drawn; one is told a day. */
const LIES: readonly Lie[] = ['noise', 'white', 'bit', 'small']

for (const kind of shareOfToday(LIES, 4)) {
  // docs/spec/attachments.md#a-canvas-that-lies
  test(`with a canvas that lies (${kind}) the server has the pictures as they were, without their place`, async ({
    page,
    openAs,
    otherDevice,
  }) => {
    const honest = await honestPage(page)
    const photo = (width: number, height: number) => photograph(honest, width, height, 'image/jpeg')
    const transparent = await photograph(honest, 2600, 2000, 'image/png', true)
    const pictures = [
      ['small', 'image/jpeg', withPlace(await photo(320, 200), 1)],
      ['turned', 'image/jpeg', withPlace(await photo(320, 200), 6)],
      ['large', 'image/jpeg', withPlace(await photo(3000, 2400), 8)],
      ['through', 'image/png', transparent],
    ] as const
    await page.addInitScript(lie, kind)
    await openAs(alice, '/home')
    await write(page, 'believed')
    const files = pictures.map(([name, mimeType, buffer]) => ({ name, mimeType, buffer }))
    await pick(page, files)
    await uploadedAll(page, 4)
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The small look at each file shows what it is too.
    for (const [name, , buffer] of pictures) {
      const shown = await item(page, name).locator('img').getAttribute('src')
      const thumbnail = shown?.startsWith('data:')
        ? Buffer.from(shown.slice(shown.indexOf(',') + 1), 'base64')
        : await fetched(page, shown)
      const { mean } = await compare(honest, buffer, thumbnail)
      expect(mean, `the small look at ${name}`).toBeLessThan(8)
    }
    for (const [name] of pictures) await item(page, name).getByLabel('Description').fill(name)
    await publish(page).click()
    await expect(posts(page).first()).toContainText('believed')
    for (const [name, , buffer] of pictures) {
      const picture = posts(page).first().getByRole('img', { name })
      const sent = await fetched(page, await picture.getAttribute('src'))
      for (const trace of TRACES) expect(sent.includes(trace), `${trace} in ${name}`).toBe(false)
      const { sizes, largest, mean } = await compare(honest, buffer, sent)
      expect(mean, name).toBeLessThan(4)
      // The picture is the very same where nothing can be drawn.
      if (kind !== 'small') expect([sizes[1], largest], name).toEqual([sizes[0], 0])
      else if (name === 'large' || name === 'through')
        expect([sizes[1], largest], name).toEqual([sizes[0], 0])
    }

    await page.goto('/settings/profile')
    const face = withPlace(await photo(500, 500), 3)
    await choosePicture(page, 'Profile picture', { name: 'a.jpg', mimeType: 'image/jpeg', buffer: face })
    if (kind === 'bit' || kind === 'small') {
      await cropDialog(page).getByRole('button', { name: 'Use' }).click()
      await expect(cropDialog(page)).toHaveCount(0)
    } else {
      const field = pictureField(page, 'Profile picture')
      await expect(field.getByRole('status')).toContainText('All of the picture is used')
    }
    await save(page)
    await expect(heading(page, 'Alice 🌱')).toBeVisible()
    const { avatar } = await (await otherDevice(A)).ask<{ avatar: string }>(
      'GET',
      '/api/v1/accounts/verify_credentials',
    )
    const sent = await fetched(page, avatar)
    for (const trace of TRACES) expect(sent.includes(trace), trace).toBe(false)
    expect((await compare(honest, face, sent)).mean).toBeLessThan(4)
  })
}

// docs/spec/attachments.md#pictures-are-made-smaller-and-cleaned
// docs/spec/attachments.md#a-canvas-that-lies
test('what cannot be cleaned or made smaller says so, and how to send it all the same', async ({
  page,
  openAs,
  world,
  complaints,
}) => {
  const honest = await honestPage(page)
  // Bytes between its parts, which browsers pass over: nobody knows what a program has put there.
  const jpeg = await photograph(honest, 64, 48, 'image/jpeg')
  const first = 4 + jpeg.readUInt16BE(4)
  const strange = Buffer.concat([jpeg.subarray(0, first), Buffer.from('GPS'), jpeg.subarray(first)])
  const large = await photograph(honest, 3000, 2400, 'image/png')
  const avif = avifWithPlace()
  expect(avif.includes('GPS')).toBe(true)
  await world.control({
    instance: {
      configuration: {
        statuses: { max_characters: 5000, max_media_attachments: 4 },
        media_attachments: {
          supported_mime_types: ['image/jpeg', 'image/png', 'image/avif'],
          image_size_limit: large.length - 1,
        },
      },
    },
  })
  await page.addInitScript(lie, NOISE)
  await openAs(alice, '/home')
  await write(page, 'all the same')
  await pick(page, [
    { name: 'strange', mimeType: 'image/jpeg', buffer: strange },
    { name: 'large', mimeType: 'image/png', buffer: large },
    { name: 'modern', mimeType: 'image/avif', buffer: avif },
  ])
  await expect(item(page, 'large').getByRole('alert')).toContainText('keeps websites from changing pictures')
  await expect(item(page, 'strange').getByRole('alert')).toContainText('cannot be removed')
  await expect(item(page, 'modern').getByRole('progressbar')).toHaveCount(0)
  await expect(item(page, 'modern').getByRole('alert')).toHaveCount(0)
  await expect(publish(page)).toBeDisabled()
  await expect(page.getByText('will wait')).toHaveCount(0)
  await expectClean(page, 'what is wrong with the pictures')
  await page.getByRole('button', { name: 'Remove large' }).click()
  await item(page, 'modern').getByLabel('Description').fill('modern')

  await page.getByLabel('Keep the original images').check()
  await uploadedAll(page, 2)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Keep the original images').uncheck()
  await expect(item(page, 'strange').getByRole('alert')).toContainText('cannot be removed')
  await page.getByRole('button', { name: 'Remove strange' }).click()
  await uploadedAll(page, 1)
  await publish(page).click()
  await expect(posts(page).first()).toContainText('all the same')
  const image = posts(page).first().getByRole('img', { name: 'modern' })
  const sent = await fetched(page, await image.getAttribute('src'))
  expect(sent.includes('GPS')).toBe(false)
  expect(await compare(honest, avif, sent)).toMatchObject({ sizes: ['2x2', '2x2'], largest: 0 })
  await expect(attached(page)).toHaveCount(0)
  complaints.splice(0) // the uploads failed on purpose
})
