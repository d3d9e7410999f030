/**
 * Makes the film of the README: somebody reads Home, opens a thread, likes, writes a post with a picture,
 * takes the dark theme, and goes on with a phone (docs/contributing.md#pictures-of-the-pages).
 */
import { readFileSync, statSync } from 'node:fs'
import { attached, pick } from '../e2e/files.ts'
import { A, allAnswered, expect, posts, test } from '../e2e/journey.ts'
import { Film } from './film.ts'
import { saveFilm } from './webp.ts'

const FILE = 'docs/screenshots/tour.webp'
const PHOTO = 'demo/media/photos/forest-birch.webp'

/** In bytes: the README loads it. */
const LARGEST = 2_000_000
/** In seconds. */
const SHORTEST = 20
const LONGEST = 30

test.use({ viewport: { width: 960, height: 620 } })

test('the film of the README', async ({ page, openAs }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openAs(A, '/home')
  await expect(posts(page).first()).toBeVisible()
  await allAnswered(page)
  const film = await Film.of(page)

  film.say('Reading Home')
  await film.look()
  await film.scroll(9)
  await film.look()

  film.say('Opening a thread')
  const conversation = posts(page)
    .filter({ has: page.getByRole('link', { name: /repl/i }) })
    .first()
  await film.press(conversation.getByRole('link', { name: /repl/i }).first())
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Post by')
  await allAnswered(page)
  await film.look(1_800)

  film.say('Liking')
  await film.press(page.getByRole('button', { name: /^Like/ }).first())
  await allAnswered(page)
  await film.look()

  film.say('Writing a post with a picture')
  await film.press(page.getByRole('link', { name: 'Home' }).first())
  await film.press(page.getByRole('button', { name: 'What is on your mind?' }))
  await film.type(
    page.getByLabel('Text of the post').first(),
    'A walk before breakfast. Nobody there but the birches.',
  )
  await pick(page, [{ name: 'birches.webp', mimeType: 'image/webp', buffer: readFileSync(PHOTO) }])
  await expect(attached(page)).toHaveCount(1)
  await allAnswered(page)
  await film.type(attached(page).getByLabel('Description'), 'Birches in a wood')
  await film.look()
  await film.press(page.getByRole('button', { name: 'Publish' }))
  await expect(posts(page).first()).toContainText('A walk before breakfast')
  await film.toTop()
  await allAnswered(page)
  await film.look(2_000)

  film.say('In the dark')
  await film.press(page.getByRole('button', { name: 'Use the dark theme' }))
  await film.look(1_800)

  film.say('On a phone')
  await page.setViewportSize({ width: 360, height: 620 })
  await film.look()
  await film.scroll(6)
  await film.press(page.getByRole('link', { name: /Notifications/ }).last())
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await allAnswered(page)
  await film.look(2_000)

  const frames = await film.end()
  const seconds = frames.reduce((sum, { ms }) => sum + ms, 0) / 1000
  expect(seconds).toBeGreaterThanOrEqual(SHORTEST)
  expect(seconds).toBeLessThanOrEqual(LONGEST)
  saveFilm(frames, FILE)
  expect(statSync(FILE).size).toBeLessThanOrEqual(LARGEST)
})
