import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { hangPicture } from './gallery.ts'
import { drawPicture } from './picture.ts'

test('a picture is what the painter draws, and is drawn once', async () => {
  const picture = hangPicture('avatar-planet-once')
  expect(hangPicture('avatar-planet-once')).toBe(picture)
  expect(Buffer.from(await picture).equals(drawPicture('avatar-planet-once').bytes)).toBe(true)
})

test('the thread that answers calls goes on meanwhile', async () => {
  const name = `photo-hills-600x400-${crypto.randomUUID()}`
  const order: string[] = []
  const drawing = hangPicture(name).then(() => order.push('drawn'))
  await readFile(import.meta.filename)
  order.push('answered')
  await drawing
  expect(order).toEqual(['answered', 'drawn'])
})

test('what cannot be drawn is refused, and the next picture drawn all the same', async () => {
  await expect(hangPicture('photo-nowhere-10x10-x')).rejects.toThrow('nothing can be drawn')
  expect((await hangPicture('emoji-leaf')).length).toBeGreaterThan(500)
})
