/** Checks that every file and folder that the docs about our code name exists. */
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { found } from './harness/found.ts'
import { PLACES } from './screenshots/places.ts'

const ROOT = join(import.meta.dirname, '..')

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n')

/** `docs/spec` is held by a test of its own; `docs/server` names the files and addresses of servers. */
const pages = files.filter((path) => /^(README|docs\/([\w-]+|decisions\/[\w-]+))\.md$/.test(path))

/** Files that only a build makes. */
const BUILT = new Set([
  'dist/',
  'release/',
  'assets/',
  'assets/custom.css',
  'start.js',
  'licences.txt',
  'custom.css',
  'version.json',
])

/**
 * Finds `folder/`, `file.ts` and `folder/file.ts`, but neither addresses nor names with a gap such as
 * `<thing>.ts`.
 */
const PATH = /`((?![/@])[\w./-]+(?:\/|\.(?:tsx?|mts|mjs|css|json|html|md)))`/g

/** Returns whether a path exists. The docs leave out its first folders where it is clear without them. */
const isPath = (path: string) =>
  BUILT.has(path) ||
  files.some(
    (file) => `/${file}`.endsWith(`/${path}`) || (path.endsWith('/') && `/${file}`.includes(`/${path}`)),
  )

test.each(found('pages', pages))('every path in %s exists', (page) => {
  const named = [...readFileSync(join(ROOT, page), 'utf8').matchAll(PATH)].map(([, path = '']) => path)
  expect(named.filter((path) => !isPath(path))).toEqual([])
})

// docs/reading.md
test('twenty files lead through a cold Home, five more through a return visit', () => {
  const page = readFileSync(join(ROOT, 'docs/reading.md'), 'utf8')
  const [, section = ''] = /## A Home, file by file\n([\s\S]*?)\n## /.exec(page) ?? []
  const named = (text: string) => new Set([...text.matchAll(PATH)].map(([, path]) => path))
  const [cold = '', back = ''] = section.split('Five more')
  // The last of the list goes on from there.
  expect(named(cold.split('6. ')[0] ?? '').size).toBe(20)
  expect(named(back).size).toBe(5)
})

// docs/contributing.md#screenshots
test('each place that is looked for has a small picture on the page of places', () => {
  const page = readFileSync(join(ROOT, 'docs/finding-things.md'), 'utf8')
  const shown = [...page.matchAll(/<img src="(finding\/[\w-]+)\.webp" width="195" alt="[^"]+">/g)]
  expect(shown.map(([, path]) => path).toSorted()).toEqual(
    Object.keys(PLACES)
      .map((name) => `finding/${name}`)
      .toSorted(),
  )
  const sizes = shown.map(([, path]) => statSync(join(ROOT, `docs/${path}.webp`)).size)
  expect(Math.max(...sizes)).toBeLessThan(40_000)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(500_000)
})

test('every decision has a number of its own', () => {
  const numbers = files.flatMap((path) => /^docs\/decisions\/(\d+)/.exec(path)?.[1] ?? [])
  expect(numbers.length).toBeGreaterThan(30)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})
