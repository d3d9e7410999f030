import { describe, expect, test } from 'vitest'
import { arrange, descriptionOf, fileOf, gridOf, linkedAddress } from './media.ts'

const CHECKSUM = 'a3'.repeat(32)

const file = (type: string, id = type) => ({
  id,
  type,
  url: `https://kith.example/media/${id}`,
  description: null,
})

// docs/spec/media.md#kinds-of-files
test('images come first, everything else follows in its order', () => {
  const { images, others } = arrange([
    file('audio'),
    file('image', 'first'),
    file('hologram'),
    file('image', 'second'),
    file('video'),
  ])
  expect(images.map(({ id }) => id)).toEqual(['first', 'second'])
  expect(others.map(({ type }) => type)).toEqual(['audio', 'hologram', 'video'])
})

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [3, 3, 0],
  [4, 4, 0],
  [5, 4, 1],
  [16, 4, 12],
])('%i images: %i tiles, %i only in the viewer', (count, tiles, hidden) => {
  expect(gridOf(count)).toEqual({ tiles, hidden })
})

test.each([
  ['a cat', 'a cat'],
  ['  a cat\n', 'a cat'],
  [' \n', null],
  ['', null],
  [null, null],
])('the description %j is %j', (description, expected) => {
  expect(descriptionOf({ description })).toBe(expected)
})

describe('the name of a file', () => {
  test.each([
    ['its own', 'https://meadow.example/files/seed-list.pdf', 'seed-list.pdf', 'PDF'],
    ['without the query', 'https://meadow.example/a/list.txt?download=/b.zip#c.d', 'list.txt', 'TXT'],
    ['in any script', 'https://meadow.example/%D9%81%D9%87%D8%B1%D8%B3%D8%AA.pdf', 'فهرست.pdf', 'PDF'],
    [
      'from behind the proxy',
      'https://kith.example/api/media_proxy/https%3A%2F%2Fmeadow.example%2Ffiles%2Fseed%2520list.pdf%3Fv%3D1?signature=00ff',
      'seed list.pdf',
      'PDF',
    ],
    ['not a checksum', `https://kith.example/media/${CHECKSUM}.pdf`, null, 'PDF'],
    ['not a checksum without a kind', `https://kith.example/media/${CHECKSUM}`, null, null],
    ['a broken escape stays', 'https://meadow.example/100%.zip', '100%.zip', 'ZIP'],
    ['no kind', 'https://meadow.example/files/README', 'README', null],
    ['a folder has none', 'https://meadow.example/files/', null, null],
    ['nothing has none', '', null, null],
  ])('%s', (_, url, name, kind) => {
    expect(fileOf(url)).toEqual({ name, kind })
  })
})

test.each([
  ['https://meadow.example/a.png', true],
  ['HTTP://meadow.example/a.png', true],
  ['javascript:alert(1)', false],
  ['data:text/html,a', false],
  ['', false],
])('a link may lead to %j: %s', (url, allowed) => {
  expect(linkedAddress(url)).toBe(allowed ? url : undefined)
})

// docs/spec/conventions.md#texts-of-others
test.each([
  ['bill%E2%80%AEfdp.exe', 'billfdp.exe', 'EXE'],
  ['bill.pdf%20%20%20%20%E3%80%80.exe', 'bill.pdf .exe', 'EXE'],
  [`${'a'.repeat(90)}.pdf${'b'.repeat(90)}.exe`, `${'a'.repeat(56)}…${'b'.repeat(20)}.exe`, 'EXE'],
  ['%E2%A0%80%E3%85%A4', null, null],
])('the name of %s turns and hides nothing', (path, name, kind) => {
  expect(fileOf(`https://meadow.example/${path}`)).toEqual({ name, kind })
  expect(
    fileOf(`https://kith.example/proxy/${encodeURIComponent(`https://meadow.example/${path}`)}`).name,
  ).toBe(name)
})
