import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Instance } from '#contract/entities/instance.ts'
import {
  acceptString,
  acceptsMore,
  admit,
  areUploaded,
  inUploadOrder,
  isDescribed,
  keepsOriginals,
  mediaTypeOf,
  moved,
  parseDataUrl,
  undescribed,
  withOriginals,
  withoutUploads,
} from './attachment.ts'
import type { DraftAttachment } from './draft.ts'

const instanceWith = (types: string[]) =>
  parse(Instance, {
    configuration: {
      statuses: { max_characters: 5000, max_media_attachments: 3 },
      media_attachments: { supported_mime_types: types, image_size_limit: 1000 },
    },
  })

const INSTANCE = instanceWith(['image/png', 'video/webm', 'video/x-m4v'])

const file = (name: string, type: string, size = 10) => ({ name, type, size })

/** `b7`: the file b, the seventh that came to the server. `b`: not there yet. */
const listOf = (text: string): readonly DraftAttachment[] =>
  text.split(' ').map((word) => ({
    key: word.charAt(0),
    name: word,
    mediaType: 'image/png',
    description: '',
    uploaded: word[1] ? { id: `0000000${word[1]}-ABCD`, type: 'image', url: '/', description: null } : null,
  }))

const textOf = (attachments: readonly DraftAttachment[]) =>
  attachments.map(({ key, uploaded }) => key + (uploaded?.id.charAt(7) ?? '')).join(' ')

// docs/spec/attachments.md#accepted-types
test.each([
  [['image/png', 'video/webm'], 'image/png,video/webm'],
  [['video/x-m4v', 'image/png'], 'video/x-m4v,image/png,.m4v'],
  [[], ''],
])('%j is offered as %j', (types, accept) => {
  expect(acceptString(instanceWith(types))).toBe(accept)
})

// docs/spec/attachments.md#attach-files
test('attaching ends at the limit', () => {
  expect(acceptsMore(INSTANCE, 2)).toBe(true)
  expect(acceptsMore(INSTANCE, 3)).toBe(false)
})

// docs/spec/attachments.md#accepted-types
test.each([
  ['a.webm', 'video/webm;codecs=vp9', 'video/webm'],
  ['a.png', 'IMAGE/PNG', 'image/png'],
  ['a.M4V', '', 'video/x-m4v'],
  ['a.xyz', '', ''],
])('%s of type %j is sent as %j', (name, type, sent) => {
  expect(mediaTypeOf({ name, type })).toBe(sent)
})

test.each([
  ['a picture', file('a.png', 'image/png'), null],
  ['a type with parameters', file('a.webm', 'video/webm;codecs=vp9'), null],
  ['another type', file('a.pdf', 'application/pdf'), 'type'],
  ['no type', file('a', ''), 'type'],
  ['nothing in it', file('a.png', 'image/png', 0), 'empty'],
  ['a large film', file('a.webm', 'video/webm', 1001), 'size'],
  ['a large picture, which is made smaller', file('a.png', 'image/png', 1001), null],
])('%s: %o → %s', (_, picked, kind) => {
  const { admitted, refused } = admit([picked], 0, INSTANCE)
  expect(refused).toEqual(kind === null ? [] : [{ file: picked, kind }])
  expect(admitted).toEqual(kind === null ? [picked] : [])
})

test('of too many files the first ones come along; one that is refused takes no place', () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => file(name, name === 'a' ? 'text/plain' : 'image/png'))
  const { admitted, refused } = admit(files, 1, INSTANCE)
  expect(admitted.map(({ name }) => name)).toEqual(['b', 'c'])
  expect(refused.map((each) => `${each.file.name} ${each.kind}`)).toEqual(['a type', 'd too_many'])
})

// docs/spec/attachments.md#how-a-file-is-uploaded
test.each([
  ['data:image/png;base64,QUJD', { mediaType: 'image/png', data: 'QUJD' }],
  ['data:image/svg+xml;base64,QUJD', { mediaType: 'image/svg+xml', data: 'QUJD' }],
  ['data:image/png;base64,', null],
  ['data:video/webm;codecs=vp9;base64,QUJD', null],
  ['data:', null],
  ['data:;base64,QUJD', null],
  ['data:image/png,QUJD', null],
  ['https://kith.example/a.png', null],
])('%s → %o', (url, parsed) => {
  expect(parseDataUrl(url)).toEqual(parsed)
})

// docs/spec/attachments.md#how-a-file-is-uploaded
test.each([
  ['a1 b2 c3', 'a1 b2 c3'],
  ['b2 a1 c3', 'b2 a c'],
  ['a1 c3 b2', 'a1 c3 b'],
  ['a b2 c3', 'a b2 c3'],
  ['a4 b2 c3', 'a4 b c'],
])('the server shows %s in order when they are %s', (shown, kept) => {
  expect(textOf(inUploadOrder(listOf(shown)))).toBe(kept)
})

// docs/spec/attachments.md#order-of-files
test.each([
  ['b', 0, 'b2 a c'],
  ['c', 1, 'a1 c3 b'],
  ['a', 2, 'b2 c3 a'],
  ['a', -1, 'a1 b2 c3'],
  ['c', 3, 'a1 b2 c3'],
  ['z', 1, 'a1 b2 c3'],
])('%s moved to %i: %s', (key, to, result) => {
  expect(textOf(moved(listOf('a1 b2 c3'), key, to))).toBe(result)
})

test('a post waits for the last of its files', () => {
  expect(areUploaded([])).toBe(true)
  expect(areUploaded(listOf('a1 b'))).toBe(false)
})

// docs/spec/attachments.md#description-of-a-picture
test.each([
  ['', null, true],
  ['  ', null, true],
  ['a cat ', 'a cat', true],
  ['a cat', null, false],
  ['', 'a cat', false],
])('%j is what the server knows as %j: %s', (description, known, same) => {
  const uploaded = { id: '1', type: 'image', url: '/', description: known }
  expect(isDescribed({ key: 'a', name: 'a', mediaType: 'image/png', description, uploaded })).toBe(same)
})

const kindOf = (mediaType: string, more: Partial<DraftAttachment> = {}): DraftAttachment => ({
  key: mediaType,
  name: '',
  mediaType,
  description: '',
  uploaded: null,
  ...more,
})

// docs/spec/attachments.md#description-of-a-picture
test.each([
  ['a picture', kindOf('image/png'), 1],
  ['a picture of a published post', kindOf('image/*', { isPublished: true }), 1],
  ['with a description', kindOf('image/png', { description: 'a cat' }), 0],
  ['with spaces for a description', kindOf('image/png', { description: ' ' }), 1],
  ['a film', kindOf('video/webm'), 0],
])('%s: %o is pointed out %i times', (_, attachment, count) => {
  expect(undescribed([attachment])).toHaveLength(count)
})

test.each([
  ['nothing', [], null],
  ['a film', [kindOf('video/webm')], null],
  ['a published picture', [kindOf('image/*', { isPublished: true })], null],
  ['a cleaned picture', [kindOf('image/png')], false],
  ['an original', [kindOf('image/png', { isOriginal: true }), kindOf('image/gif')], true],
])('%s: originals are kept: %s', (_, attachments, kept) => {
  expect(keepsOriginals(attachments)).toBe(kept)
})

test('asked for originals, pictures are sent again, and whatever has to come after them', () => {
  const [first, second] = listOf('a1 b2')
  if (!first || !second) throw new Error('two files')
  const film = { ...second, mediaType: 'video/webm' }
  const originals = withOriginals([first, film], true)
  expect(originals.map(({ isOriginal, uploaded }) => [isOriginal, uploaded])).toEqual([
    [true, null],
    [undefined, film.uploaded],
  ])
  expect(withOriginals(originals, true)).toEqual(originals)
  expect(keepsOriginals(withOriginals(originals, false))).toBe(false)
})

test('files that the server has thrown away are sent again, those of a published post are not', () => {
  expect(textOf(withoutUploads(listOf('a1 b c3')))).toBe('a b c')
  const published = listOf('a1 b2').map((one) => ({ ...one, isPublished: one.key === 'a' }))
  expect(textOf(withoutUploads(published))).toBe('a1 b')
})
