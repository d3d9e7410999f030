import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'

/** What a signed-in visitor downloads before the first post, in kB of gzip; aim for 110. */
const BEFORE_FIRST_POST = 130
const ONE_SCREEN = 25
/** It blocks the first paint. */
const START_SCRIPT = 1.5

const DIST = join(import.meta.dirname, '../dist')

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[] }
let manifest: Record<string, Chunk> = {}
let page = ''

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))
  page = readFileSync(join(DIST, 'index.html'), 'utf8')
}, 60_000)

const kilobytes = (file: string) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).byteLength / 1000
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + kilobytes(file), 0)

/** A chunk with everything that it imports statically. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the manifest`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) withImports(imported, seen)
  return seen
}

function startScript(): string {
  const file = /src="\/(assets\/start-[\w-]+\.js)"/.exec(page)?.[1]
  if (file === undefined) throw new Error('index.html has no start script')
  return file
}

/** Language → its first texts, and the rest. */
function locales(): Record<string, string[]> {
  return JSON.parse(/data-locales='([^']+)'/.exec(page)?.[1] ?? '{}')
}

test(`at most ${BEFORE_FIRST_POST} kB of scripts before the first post`, () => {
  const [english] = locales().en ?? []
  if (english === undefined) throw new Error('There is no English catalogue')
  const files = withImports('index.html')
  for (const key of Object.keys(manifest)) if (key.endsWith('/HomeScreen.tsx')) withImports(key, files)
  const before = sum([...files, startScript(), english])
  console.info(`Before the first post: ${before.toFixed(1)} kB of gzip in ${files.size + 2} files`)
  expect(before).toBeLessThanOrEqual(BEFORE_FIRST_POST)
})

test(`no other screen adds more than ${ONE_SCREEN} kB to what home has loaded`, () => {
  const isScreen = (key: string) => /\/\w+Screen\.tsx$/.test(key)
  const screens = Object.keys(manifest).filter(isScreen)
  const home = withImports('index.html')
  for (const key of screens) if (key.endsWith('/HomeScreen.tsx')) withImports(key, home)
  expect(screens.length).toBeGreaterThan(1)
  const sizes = screens.map(
    (key) => [key, sum([...withImports(key)].filter((file) => !home.has(file)))] as const,
  )
  expect(sizes.filter(([, size]) => size > ONE_SCREEN)).toEqual([])
})

test(`the script that runs before the first paint is below ${START_SCRIPT} kB`, () => {
  expect(kilobytes(startScript())).toBeLessThan(START_SCRIPT)
})
