import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Instance } from '#contract/entities/instance.ts'
import { bytesOf, pictureProblem, pictureTypes } from './pictures.ts'

const instance = parse(Instance, {
  configuration: {
    media_attachments: { supported_mime_types: ['image/png', 'image/jpeg', 'video/mp4', 'image/gif'] },
  },
})

test('the pictures among the types of the server may be chosen (docs/spec/settings.md#profile-editor)', () => {
  expect(pictureTypes(instance)).toEqual(['image/png', 'image/jpeg', 'image/gif'])
})

test.each([
  ['a.png', 'image/png', 9, null],
  ['a.jpg', 'image/jpeg', 90_000_000, null],
  ['a.png', 'image/png', 0, 'empty'],
  ['a.mp4', 'video/mp4', 9, 'type'],
  ['a.avif', 'image/avif', 9, 'type'],
  ['a.svg', 'image/svg+xml', 9, 'type'],
  ['a', '', 9, 'type'],
  ['IMG_1.HEIC', '', 9, 'heic'],
  ['IMG_1.heif', 'image/heif', 9, 'heic'],
  ['IMG_1', 'image/heic-sequence', 9, 'heic'],
])(
  '%s of type %j with %d bytes: %j (docs/spec/settings.md#pictures-of-a-profile)',
  (name, type, size, problem) => {
    expect(pictureProblem({ name, type, size }, instance)).toBe(problem)
  },
)

test.each([0, 1, 2, 3, 4, 100])('%d bytes are counted in base64', (count) => {
  const base64 = Buffer.alloc(count).toString('base64')
  expect(bytesOf(`data:image/png;base64,${base64}`)).toBe(count)
})
