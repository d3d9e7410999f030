/**
 * Checks that every glob of the sources names files, each of its alternatives some: one that names none tests
 * nothing.
 */
import { dirname, join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { alternativesOf, found, isNamedBy } from './harness/found.ts'
import { trackedFiles } from './harness/spec.ts'

const files = trackedFiles()
const paths = files.map(({ path }) => path)

/** Returns the globs in a source: what `import.meta.glob` is called with, as paths from the root. */
function globsIn(path: string, text: string): string[] {
  if (!text.includes('import.meta.glob')) return []
  const globs: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first] }: ESTree.CallExpression) {
      if (text.slice(callee.start, callee.end) !== 'import.meta.glob') return
      const named = first?.type === 'ArrayExpression' ? first.elements : [first]
      for (const each of named) {
        if (each?.type === 'Literal' && typeof each.value === 'string') globs.push(each.value)
      }
    },
  }).visit(parseSync(path, text).program)
  return globs.map((glob) => (glob.startsWith('.') ? join(dirname(path), glob) : glob))
}

/** Returns the alternatives of a glob that name no file. */
const emptyOf = (glob: string) =>
  alternativesOf(glob).filter((one) => !paths.some((path) => isNamedBy(one, path)))

const globs = files
  .filter(({ path }) => /\.tsx?$/.test(path))
  .flatMap(({ path, text }) => globsIn(path, text).map((glob) => ({ path, glob })))

test.each(found('globs', globs))('$glob of $path names files, whichever of its alternatives', ({ glob }) => {
  expect(emptyOf(glob)).toEqual([])
})

test('a glob whose files have moved is found, alone or beside others', () => {
  expect(emptyOf('/server/{app,body}.ts')).toEqual(['/server/body.ts'])
  expect(emptyOf('/server/{handlers,policies}/**/*.ts')).toEqual([])
  expect(globsIn('a.ts', "const all = import.meta.glob(['./b/{c,d}.ts', '/e.ts'], { eager: true })")).toEqual(
    ['b/{c,d}.ts', '/e.ts'],
  )
  expect(() => found('screens', [])).toThrow('There are no screens')
})
