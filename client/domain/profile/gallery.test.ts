/** Tests docs/spec/gallery.md#gallery-of-a-profile. */
import { describe, expect, test } from 'vitest'
import { cellKind, galleryPages, maySeeGallery } from './gallery.ts'

const LOCAL = { username: 'bob', acct: 'bob' }
const REMOTE = { username: 'erin', acct: 'erin@meadow.example' }

test.each([
  ['a guest', LOCAL, true, true],
  ['a guest', REMOTE, true, false],
  ['a user', LOCAL, false, true],
  ['a user', REMOTE, false, true],
])('%s and the gallery of %j', (_, account, isGuest, sees) => {
  expect(maySeeGallery(account, isGuest)).toBe(sees)
})

const FILE = { id: 'f', type: 'image', url: 'https://kith.example/f', description: null }
const page = (...names: string[]) => names.map((id) => ({ id, media_attachments: [FILE] }))
const shown = (pages: { id: string }[][]) => pages.map((posts) => posts.map(({ id }) => id).join(''))

// docs/spec/gallery.md#gallery-of-a-profile
describe('rows', () => {
  test.each([
    ['the last page keeps back what fills no row while more is to come', ['abcde'], true, ['abc']],
    ['the end of the list shows everything', ['abcde'], false, ['abcde']],
    ['what fills no row stands on the next page', ['abcde', 'fgh'], false, ['abc', 'defgh']],
    [
      'a page of its own stays what it was when the next one comes',
      ['abcde', 'fghij'],
      true,
      ['abc', 'defghi'],
    ],
    ['a page can be too short for a row', ['ab', 'c', 'd'], false, ['', 'abc', 'd']],
    ['whole pages stay', ['abc', 'def'], true, ['abc', 'def']],
    ['an empty list stays empty', [''], false, ['']],
  ])('%s', (_, loaded, hasMore, expected) => {
    expect(
      shown(
        galleryPages(
          loaded.map((names) => page(...names)),
          hasMore,
        ),
      ),
    ).toEqual(expected)
  })

  test('a post without files has no cell', () => {
    const [a, b] = page('a', 'b')
    expect(
      shown(galleryPages([[a, { id: 'x', media_attachments: [] }, b].filter((post) => !!post)], false)),
    ).toEqual(['ab'])
  })
})

test.each([
  ['image', 'image'],
  ['video', 'video'],
  ['audio', 'audio'],
  ['unknown', 'document'],
  ['gifv', 'document'],
])('a file of the type %s is shown as %s', (type, kind) => {
  expect(cellKind({ type })).toBe(kind)
})
