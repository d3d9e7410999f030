import { expect, test } from 'vitest'
import { createCanvas, paint } from './canvas.ts'
import { chanceFrom } from './chance.ts'
import { encodePng } from './png.ts'
import { box } from './shape.ts'

test('the same chance paints the same bytes', () => {
  const encoded = () => {
    const canvas = createCanvas(16, 16)
    const chance = chanceFrom('dots')
    for (let dot = 0; dot < 9; dot++)
      paint(canvas, box(chance.whole(0, 12), chance.whole(0, 12), 4, 4), 0xff8800)
    return encodePng(canvas)
  }
  expect(encoded()).toEqual(encoded())
})

test('a covered canvas is stored without transparency, an open one with it', () => {
  const canvas = createCanvas(4, 4)
  const COLOUR_TYPE = 25
  expect(encodePng(canvas)[COLOUR_TYPE]).toBe(6)
  paint(canvas, box(-2, -2, 8, 8), 0x336699)
  expect(encodePng(canvas)[COLOUR_TYPE]).toBe(2)
})

test('paint is laid over what is there by its opacity', () => {
  const canvas = createCanvas(1, 1)
  paint(canvas, box(-2, -2, 5, 5), 0x000000)
  paint(canvas, box(-2, -2, 5, 5), 0xffffff, 0.5)
  expect([...canvas.pixels]).toEqual([128, 128, 128, 255])
})
