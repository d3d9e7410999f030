/** Tests docs/spec/media.md#files-that-cannot-be-shown. */
import type { Page } from '@playwright/test'
import { brokenPicture, brokenSound, goodFilm, phoneFilm } from './broken-files.ts'
import { pick, uploadedAll } from './files.ts'
import { demoPerson, expect, isLive, posts, test } from './journey.ts'
import { otherClient } from './other-client.ts'

const alice = demoPerson('alice')

type File = { type: string; bytes: Buffer; description: string }

const file = (type: string, bytes: Buffer, description: string): File => ({ type, bytes, description })

/** Returns what publishes a post with files from another device, and answers the paths of the files. */
async function fileClient(page: Page) {
  const { ask } = await otherClient(page.request, alice)
  return async (status: string, ...files: File[]): Promise<string[]> => {
    const media_ids: string[] = []
    for (const { type: media_type, bytes, description } of files) {
      const media = { file: bytes.toString('base64'), media_type, description }
      media_ids.push((await ask<{ id: string }>('POST', '/api/v1/media', media)).id)
    }
    type Sent = { media_attachments: { url: string }[] }
    const sent = await ask<Sent>('POST', '/api/v1/statuses', { status, media_ids })
    return sent.media_attachments.map(({ url }) => new URL(url).pathname)
  }
}

const post = (page: Page, words: string) => posts(page).filter({ hasText: words })

// docs/spec/media.md#files-that-cannot-be-shown
test('a film, a sound or a picture that cannot be shown says why, and offers the file', async ({
  page,
  baseURL,
  openAs,
  world,
}) => {
  const publish = await fileClient(page)
  await publish('from a phone', file('video/quicktime', phoneFilm({ hasSound: false }), 'A cat'))
  await publish('with sound', file('video/quicktime', phoneFilm({ hasSound: true }), 'A dog'))
  await publish('in ogg', file('audio/ogg', brokenSound(), 'A song'))
  await publish(
    'in tiles',
    file('image/png', brokenPicture('1'), 'A'),
    file('image/png', brokenPicture('2'), 'B'),
  )
  const [missing = ''] = await publish('gone', file('audio/wav', Buffer.from('RIFF gone'), 'Gone'))
  const [refused = ''] = await publish('for others', file('video/webm', Buffer.from('for others'), 'Kept'))
  const [other = ''] = await publish('a page', file('video/mp4', Buffer.from('a page'), 'A page'))
  await world.control({
    fail: [
      { path: missing, status: 404, times: 99 },
      { path: refused, status: 403, times: 99 },
      { path: other, status: 200, body: '<p>Sorry</p>', contentType: 'text/html', times: 99 },
    ],
  })
  // A custom emoji from elsewhere that is gone.
  const url = `${baseURL}/media/lost.png`
  await world.control({
    deliver: {
      author: 'bob',
      content: '<p>an emoji :lost_and_found_again:</p>',
      overrides: {
        emojis: [{ shortcode: 'lost_and_found_again', url, static_url: url, visible_in_picker: true }],
      },
    },
  })
  await openAs(alice, '/home')
  const name = post(page, 'an emoji').getByRole('img', { name: ':lost_and_found_again:' })
  // Its whole name has room, as the text that it is.
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(100)

  for (const [words, sentence, mayComeYet] of [
    ['from a phone', 'This browser cannot play this video.', false],
    ['in ogg', 'This browser cannot play this sound.', false],
    ['gone', 'The server does not have this file.', true],
    ['for others', 'The server does not hand out this file.', true],
    ['a page', 'The server sent something else instead of this file.', true],
  ] as const) {
    const one = post(page, words)
    await one.scrollIntoViewIfNeeded()
    await expect(one.getByText(sentence)).toBeVisible()
    await expect(one.getByRole('link', { name: 'Open file' })).toHaveAttribute('href', /\/media\//)
    await expect(one.getByRole('link', { name: 'Download' })).toHaveAttribute('download', '')
    await expect(one.getByRole('button', { name: 'Try again' })).toHaveCount(mayComeYet ? 1 : 0)
    await expect(one.getByRole('button', { name: 'ALT: read the description' })).toBeVisible()
    await expect(one.locator('video, audio')).toHaveCount(0)
  }
  const tiles = post(page, 'in tiles')
  await expect(tiles.getByText('This browser cannot show this picture.')).toHaveCount(2)
  await expect(tiles.getByRole('link', { name: 'Open original' })).toHaveCount(2)

  // A film with sound keeps its player.
  const half = post(page, 'with sound')
  await expect(half.getByText('This browser can play only the sound of this video.')).toBeVisible()
  await expect(half.getByRole('link', { name: 'Open file' })).toBeVisible()
  await expect(half.locator('video')).toHaveCount(1)
})

// docs/spec/media.md#kinds-of-files
// docs/spec/media.md#files-that-cannot-be-shown
test('a film that breaks off, or does not come any further, goes on from there', async ({
  page,
  openAs,
  world,
}) => {
  const publish = await fileClient(page)
  const film = goodFilm()
  const [path = ''] = await publish('a boat', file('video/webm', film, 'A boat'))
  await world.control({ fail: { path, status: 0, after: film.length * 0.6, hangs: true, times: 99 } })
  await openAs(alice, '/home')
  const boat = post(page, 'a boat')
  const player = boat.locator('video')
  await player.evaluate((element: HTMLVideoElement) => element.play())
  await expect(boat.getByText('Nothing more of this file is coming.')).toBeVisible()
  await expect(boat.getByRole('link', { name: 'Open file' })).toBeVisible()
  await world.control({ release: true })
  await boat.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(player).toBeFocused()
  await expect(player).toHaveJSProperty('ended', true)
  await expect(boat.getByText('Nothing more of this file is coming.')).toHaveCount(0)
})

// docs/spec/media.md#files-that-cannot-be-shown
test('the viewer, the gallery and the composer say it too', async ({ page, openAs }) => {
  const publish = await fileClient(page)
  await publish(
    'two',
    file('image/png', await shot(page), 'Seen'),
    file('image/png', brokenPicture(), 'Not seen'),
  )
  await publish('a film', file('video/quicktime', phoneFilm({ hasSound: false }), 'A cat'))
  await openAs(alice, '/home')
  await post(page, 'two').getByRole('link', { name: 'Seen', exact: true }).click()
  const viewer = page.getByRole('dialog', { name: 'Images' })
  await viewer.getByRole('button', { name: 'Next image' }).click()
  await expect(viewer.getByText('This browser cannot show this picture.')).toBeVisible()
  await expect(viewer.getByRole('paragraph').filter({ hasText: 'Not seen' })).toBeVisible()
  // The arrows of a narrow window cover none of it.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const original = viewer.getByRole('link', { name: 'Open original' })
  for (const link of await original.all()) await link.click({ trial: true })
  if (size) await page.setViewportSize(size)
  await page.keyboard.press('Escape')

  await page.goto('/@alice/gallery')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'A cat' }).getByText('Could not be loaded'),
  ).toBeVisible()

  await page.goto('/home')
  await isLive(page)
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await pick(page, [{ name: 'cat.mov', mimeType: 'video/quicktime', buffer: phoneFilm({ hasSound: true }) }])
  await uploadedAll(page, 1)
  const attached = page.getByRole('listitem', { name: 'cat.mov' })
  await expect(
    attached.getByText('This browser cannot show this file. It is attached all the same.'),
  ).toBeVisible()
  await expect(attached.getByRole('link', { name: 'Open file' })).toHaveAttribute('href', /\/media\//)
})

/** Returns a picture of the page itself. */
const shot = async (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } })
