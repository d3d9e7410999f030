/** Tests docs/spec/conventions.md#motion. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { holdPictures } from './still-pictures.ts'

/** A GIF of one pixel that is red, then blue, and so on for ever. */
const frame = (colour: string) =>
  `\x21\xf9\x04\x00\x0a\x00\x00\x00\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x80${colour}\x00\x00\x00\x02\x02\x44\x01\x00`
const MOVING = `data:image/gif;base64,${btoa(`GIF89a\x01\x00\x01\x00\x00\x00\x00\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00${frame('\xff\x00\x00')}${frame('\x00\x00\xff')}\x3b`)}`

const root = document.documentElement

beforeAll(holdPictures)
beforeEach(() => {
  root.dataset.look = 'large still'
})
afterEach(() => {
  delete root.dataset.look
  document.body.replaceChildren()
})

async function showPicture(): Promise<HTMLImageElement> {
  document.body.innerHTML = `<a href="#x"><img class="emoji" alt=":turning:" src="${MOVING}" /></a>`
  const image = document.querySelector('img')
  if (!image) throw new Error('there is no picture')
  await image.decode()
  return image
}

const canvas = () => document.querySelector('canvas')

test('a picture that moves is shown as its first frame, in its place and with its look', async () => {
  const image = await showPicture()
  await vi.waitFor(() => expect(canvas()).not.toBeNull())
  expect(image.style.opacity).toBe('0')
  expect(canvas()?.className).toBe('emoji')
  expect([...(canvas()?.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? [])]).toEqual([255, 0, 0, 255])
})

test('it moves as long as somebody points at it', async () => {
  const image = await showPicture()
  await vi.waitFor(() => expect(canvas()).not.toBeNull())
  canvas()?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  expect([canvas(), image.style.opacity]).toEqual([null, ''])
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  expect(canvas()).not.toBeNull()
})

test('nothing is held where motion is wanted, from that moment on', async () => {
  const image = await showPicture()
  await vi.waitFor(() => expect(canvas()).not.toBeNull())
  root.dataset.look = 'large'
  await vi.waitFor(() => expect(canvas()).toBeNull())
  expect(image.getAttribute('style')).toBe('')
})

test('a picture that leaves takes its frame along', async () => {
  const image = await showPicture()
  await vi.waitFor(() => expect(canvas()).not.toBeNull())
  image.remove()
  await vi.waitFor(() => expect(canvas()).toBeNull())
})
