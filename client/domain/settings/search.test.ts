import { expect, test } from 'vitest'
import { findSettings } from './search.ts'

// docs/spec/settings.md#search-in-the-settings

const settings = [
  { title: 'Theme', more: 'Appearance Dark Light' },
  { title: 'Undo dark deeds', more: 'Posts' },
  { title: 'Größe', more: 'Aussehen' },
  { title: 'دنبال‌کنندگان', more: '' },
]
const found = (query: string) => findSettings(settings, query).map(({ title }) => title)

// docs/spec/settings.md#search-in-the-settings
test.each([
  ['', []],
  ['  ', []],
  ['theme', ['Theme']],
  ['LIGHT theme', ['Theme']],
  ['dark', ['Undo dark deeds', 'Theme']],
  ['posts dark', ['Undo dark deeds']],
  ['grosse', []],
  ['grö', ['Größe']],
  ['gro', ['Größe']],
  ['دنبال کنندگان', ['دنبال‌کنندگان']],
  ['دنبالکنندگان', ['دنبال‌کنندگان']],
  ['dark nothing', []],
])('"%s" finds %j', (query, titles) => {
  expect(found(query)).toEqual(titles)
})
