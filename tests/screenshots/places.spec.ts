/**
 * Takes the small pictures of `docs/finding-things.md` on a phone, with a ring around what is looked for
 * (docs/contributing.md#screenshots).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { textsOf } from '../e2e/catalogue.ts'
import { Stage } from '../e2e/every-cover.ts'
import { demoPerson, expect, test } from '../e2e/journey.ts'
import { PLACES } from './places.ts'

const FOLDER = '.kith/screenshots/places'

/** The height of a picture: what is looked for, and what it stands among. */
const HEIGHT = 360

const WINDOW = { width: 390, height: 844 }

type Box = Record<'x' | 'y' | 'width' | 'height', number>

test.use({
  viewport: WINDOW,
  deviceScaleFactor: 2,
  permissions: ['clipboard-read', 'clipboard-write'],
})

for (const [name, open] of Object.entries(PLACES)) {
  test(`the place ${name}`, async ({ page, world, openAs }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await world.control({ seed: 'small' })
    const stage = new Stage({
      page,
      world,
      t: textsOf('en'),
      openAs: (username, path) => openAs(demoPerson(username), path, 'en'),
      isPhone: true,
    })
    const sought = await open(stage)
    await expect(sought).toBeVisible()
    await sought.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await sought.boundingBox()
    if (!box) throw new Error('it has no place')
    const middle = box.y + box.height / 2
    const top = Math.round(Math.min(Math.max(0, middle - HEIGHT / 2), WINDOW.height - HEIGHT))
    const shot = await page.screenshot({ clip: { x: 0, y: top, width: WINDOW.width, height: HEIGHT } })
    await mkdir(FOLDER, { recursive: true })
    await writeFile(`${FOLDER}/${name}.webp`, await ringed(page, shot, { ...box, y: box.y - top }))
  })
}

/** Draws a ring around a part of a picture, and makes its file small. */
async function ringed(page: Page, shot: Buffer, part: Box): Promise<Buffer> {
  const small = await page.evaluate(drawRing, { png: shot.toString('base64'), part })
  return Buffer.from(small, 'base64')
}

/** Runs in the page. */
async function drawRing({ png, part }: { png: string; part: Box }): Promise<string> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('nothing can be drawn')
  context.drawImage(picture, 0, 0)
  context.scale(devicePixelRatio, devicePixelRatio)
  const [width, height] = [picture.width / devicePixelRatio, picture.height / devicePixelRatio]
  const [left, top] = [Math.max(3, part.x - 4), Math.max(3, part.y - 4)]
  const right = Math.min(width - 3, part.x + part.width + 4)
  const bottom = Math.min(height - 3, part.y + part.height + 4)
  for (const [color, thickness] of [
    ['#fff', 6],
    ['#d6006e', 3],
  ] as const) {
    context.strokeStyle = color
    context.lineWidth = thickness
    context.beginPath()
    context.roundRect(left, top, right - left, bottom - top, 10)
    context.stroke()
  }
  const file = await canvas.convertToBlob({ type: 'image/webp', quality: 0.55 })
  return btoa(String.fromCharCode(...new Uint8Array(await file.arrayBuffer())))
}
