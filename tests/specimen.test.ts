/** Checks what the page of specimens shows, and its pictures (docs/design.md#for-developers). */
import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSources } from '../vite/sources.ts'
import { found } from './harness/found.ts'

/** Draws the icons of lucide (vite/icons.ts), which are in all pieces. */
const NO_PIECE = ['client/ui/icon.tsx']

const PICTURES = 'tests/pictures'

const sources = readSources()

test('every piece of the kit is on the page of specimens', () => {
  const pieces = sources
    .map(({ path }) => path)
    .filter((path) => /^client\/ui\/\w+\.tsx$/.test(path) && !NO_PIECE.includes(path))
  const shown = sources
    .filter(({ path }) => /^client\/ui\/specimen\/(?!.*\.test\.)/.test(path))
    .flatMap(({ imports }) => imports.map(({ target }) => target))
  expect(found('pieces', pieces).filter((path) => !shown.includes(path))).toEqual([])
})

/** In kB: whoever clones the project gets them all. */
const ALL_PICTURES = 400

test(`the pictures that are compared have at most ${ALL_PICTURES} kB together`, () => {
  const sizes = found('pictures', readdirSync(PICTURES)).map((name) => statSync(`${PICTURES}/${name}`).size)
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(ALL_PICTURES)
})
