/** Tests docs/spec/offline.md#stored-answers-are-renewed. */
import { expect, test } from 'vitest'
import { renewed, renewedAsListed } from './renewed.ts'

interface Entry {
  id: string
  likes: number
}

const entries = (ids: string, likes = 0): Entry[] => [...ids].map((id) => ({ id, likes }))
const page = (ids: string, next: string | null = 'more', likes = 0) => ({ items: entries(ids, likes), next })
const idsOf = (pages: readonly { items: readonly Entry[] }[]) =>
  pages.map(({ items }) => items.map(({ id }) => id).join('')).join(' ')

// Letters are ids, later ones are newer.
// docs/spec/offline.md#stored-answers-are-renewed
test.each([
  ['nothing changed', ['hgf', 'edc'], page('hgf'), 'hgf edc', ''],
  ['newer ones wait', ['hgf', 'edc'], page('kjihg'), 'hgf edc', 'kji'],
  ['a deleted one leaves', ['hgf', 'edc'], page('hfe'), 'hf edc', ''],
  ['the newest leaves when it was deleted', ['hgf', 'edc'], page('gfe'), 'gf edc', ''],
  ['the one at the end of the answer leaves too', ['hgf'], page('hg', null), 'hg', ''],
  ['what is below the answer stays', ['hgf', 'edc'], page('kj'), 'hgf edc', 'kj'],
  ['an empty list is empty', ['hgf'], page('', null), '', ''],
  ['one that arrived late is new', ['hf', 'dc'], page('hgf'), 'hf dc', 'g'],
])('%s', (_, stored, answer, left, fresh) => {
  const pages = stored.map((ids) => page(ids))
  const after = renewed(pages, pages, answer)
  expect([idsOf(after.pages), idsOf(after.fresh)]).toEqual([left, fresh])
})

// docs/spec/offline.md#stored-answers-are-renewed
test('where the answer does not reach the list there is a gap', () => {
  const pages = [page('cba')]
  expect(renewed(pages, pages, page('hgf')).fresh).toEqual([{ ...page('hgf'), gap: true }])
  expect(renewed(pages, pages, page('fedc')).fresh[0]).not.toHaveProperty('gap')
})

// docs/spec/offline.md#stored-answers-are-renewed
test('an entry that was changed here meanwhile stays, and a removed one does not come back', () => {
  const asked = [page('hgf')]
  const [h, , f] = asked[0]?.items ?? []
  const liked = { id: 'h', likes: 1 }
  expect(h && f).toBeTruthy()
  const now = [{ items: [liked, ...(f ? [f] : [])], next: 'more' }]
  const after = renewed(now, asked, page('hgf', 'more', 7))
  expect(after).toEqual({ pages: [{ items: [liked, { id: 'f', likes: 7 }], next: 'more' }], fresh: [] })
})

test('what was published here meanwhile stays', () => {
  const asked = [page('hgf')]
  const now = [page('jhgf')]
  expect(idsOf(renewed(now, asked, page('ihg')).pages)).toBe('jhgf')
})

// The order of these lists says when an entry was chosen; the letters are not in it.
test.each([
  ['nothing changed', ['chb', 'fad'], page('chb'), 'chb fad'],
  ['a new choice stands on top, however old it is', ['chb', 'fad'], page('Ach'), 'Achb fad'],
  ['one that was taken back leaves', ['chb', 'fad'], page('cbf'), 'cb fad'],
  ['what is below the answer stays', ['chb', 'fad'], page('zyc'), 'zychb fad'],
  ['one at the end of the answer leaves too', ['chb'], page('ch', null), 'ch'],
  ['a list begins anew where the answer does not reach it', ['chb', 'fad'], page('xyz'), 'xyz'],
  ['an empty list is empty', ['chb'], page('', null), ''],
])('of a list of choices: %s', (_, stored, answer, after) => {
  const pages = stored.map((ids) => page(ids))
  expect(idsOf(renewedAsListed(pages, pages, answer).pages)).toBe(after)
})

test('of a list of choices: what was chosen here meanwhile stays, and what was taken back does not return', () => {
  const asked = [page('chb')]
  expect(idsOf(renewedAsListed([page('xcb')], asked, page('chb')).pages)).toBe('xcb')
})
