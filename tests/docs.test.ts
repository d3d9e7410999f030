/** Checks that every file and folder that the docs about our code name exists. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { found } from './harness/found.ts'

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

test('every decision has a number of its own', () => {
  const numbers = files.flatMap((path) => /^docs\/decisions\/(\d+)/.exec(path)?.[1] ?? [])
  expect(numbers.length).toBeGreaterThan(30)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})
