/** Tests docs/spec/settings.md#pictures-of-a-profile. */
import { assert, constantFrom, double, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FIRST_CROP, MAX_ZOOM, pulled, regionOf, roomOf, SIZES, sentSize, zoomed } from './crop.ts'

const pictures = record({ width: integer({ min: 1, max: 9000 }), height: integer({ min: 1, max: 9000 }) })
const shapes = constantFrom(SIZES.avatar, SIZES.header)
const part = double({ min: 0, max: 1, noNaN: true })
const crops = record({ zoom: double({ min: 1, max: MAX_ZOOM, noNaN: true }), x: part, y: part })
const way = double({ min: -3, max: 3, noNaN: true })

const TOLERANCE = 1e-6

test('the first part is the largest one, from the middle', () => {
  const wide = { width: 400, height: 100 }
  expect(regionOf(wide, SIZES.avatar, FIRST_CROP)).toEqual({ left: 150, top: 0, width: 100, height: 100 })
  expect(regionOf(wide, SIZES.header, FIRST_CROP)).toEqual({ left: 50, top: 0, width: 300, height: 100 })
  const high = { width: 300, height: 400 }
  expect(regionOf(high, SIZES.header, FIRST_CROP)).toEqual({ left: 0, top: 150, width: 300, height: 100 })
})

describe('whatever is done to it, a part', () => {
  test('lies inside the picture and has its shape', () => {
    assert(
      property(pictures, shapes, crops, way, way, (picture, shape, crop, byX, byY) => {
        for (const each of [crop, pulled(picture, shape, crop, byX, byY)]) {
          const { left, top, width, height } = regionOf(picture, shape, each)
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(-TOLERANCE)
          expect(left + width).toBeLessThanOrEqual(picture.width + TOLERANCE)
          expect(top + height).toBeLessThanOrEqual(picture.height + TOLERANCE)
          expect(width / height).toBeCloseTo(shape.width / shape.height)
        }
      }),
    )
  })

  test('is sent in its shape, and no larger than it is', () => {
    assert(
      property(pictures, shapes, crops, (picture, shape, crop) => {
        const region = regionOf(picture, shape, crop)
        const size = sentSize(region, shape)
        expect(size.width).toBeLessThanOrEqual(Math.max(1, Math.round(region.width)))
        expect(size.width).toBeLessThanOrEqual(shape.width)
        expect(Math.abs(size.width * shape.height - size.height * shape.width)).toBeLessThanOrEqual(
          shape.width,
        )
      }),
    )
  })
})

test('a pull moves the part the other way, up to the edge', () => {
  const picture = { width: 300, height: 100 }
  const moved = pulled(picture, SIZES.avatar, FIRST_CROP, 0.5, 0.5)
  expect(regionOf(picture, SIZES.avatar, moved)).toMatchObject({ left: 50, top: 0 })
  expect(pulled(picture, SIZES.avatar, moved, 9, 0).x).toBe(0)
  expect(pulled(picture, SIZES.avatar, moved, -9, 0).x).toBe(1)
})

test('a larger zoom keeps the middle, a smaller one as far as the edge allows', () => {
  const picture = { width: 200, height: 100 }
  const near = zoomed(picture, SIZES.avatar, { zoom: 1, x: 0, y: 0.5 }, 2)
  expect(regionOf(picture, SIZES.avatar, near)).toEqual({ left: 25, top: 25, width: 50, height: 50 })
  const corner = zoomed(picture, SIZES.avatar, { zoom: 4, x: 0, y: 0 }, 1)
  expect(regionOf(picture, SIZES.avatar, corner)).toEqual({ left: 0, top: 0, width: 100, height: 100 })
})

test('a part that fills the picture cannot be moved', () => {
  expect(roomOf({ width: 300, height: 100 }, SIZES.avatar, FIRST_CROP)).toEqual({ x: true, y: false })
  expect(roomOf({ width: 100, height: 100 }, SIZES.avatar, FIRST_CROP)).toEqual({ x: false, y: false })
  expect(roomOf({ width: 100, height: 100 }, SIZES.avatar, { ...FIRST_CROP, zoom: 2 })).toEqual({
    x: true,
    y: true,
  })
})
