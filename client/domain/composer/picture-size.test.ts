/** Tests docs/spec/attachments.md#the-size-of-a-picture. */
import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

// docs/spec/attachments.md#the-size-of-a-picture
test.each([
  ['a small one', 640, 480, 640, 480],
  ['a photograph of a phone', 4000, 3000, 2560, 1920],
  ['one that stands', 3000, 4000, 1920, 2560],
  ['a screenshot of a long page', 1080, 12_000, 1080, 12_000],
  ['a longer one, on a dense screen', 1440, 10_000, 1080, 7500],
  ['a panorama', 10_000, 1500, 7200, 1080],
  ['a narrow strip', 3000, 30, 3000, 30],
])('%s: %i × %i is sent as %i × %i', (_, width, height, sentWidth, sentHeight) => {
  expect(pictureSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight })
})
