import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { versionOf } from '../scripts/version.mjs'
import { readSources } from '../vite/sources.ts'
import { readManifest } from './harness/build-manifest.ts'

/**
 * The most that a signed-in visitor may download before the first post, which can be used at once, in kB of
 * gzip.
 */
const BEFORE_FIRST_POST = 146.4
/** The same for a guest who opens the address of a post, or of a person. */
const BEFORE_SHARED_POST = 155.8
const BEFORE_PROFILE = 166.2
const ONE_SCREEN = 12
/** How much larger the first texts of a language may be than those of English, in kB of gzip. */
const LARGER_TEXTS = 2
/**
 * The sizes, in kB of gzip, of what the worker fetches after the first visit, and the worker itself, which
 * browsers look at on every visit.
 */
const PACK = 580
const WORKER = 6
const START_SCRIPT = 3.3
const WATCHING_SCRIPT = 1.2

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')

let manifest: ReturnType<typeof readManifest> = {}
let page = ''

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  manifest = readManifest()
  page = readFileSync(join(DIST, 'index.html'), 'utf8')
}, 60_000)

const kilobytes = (file: string) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).byteLength / 1000
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + kilobytes(file), 0)

/** Returns the files of a chunk and of all that it imports statically. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the manifest`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) withImports(imported, seen)
  return seen
}

/** Returns the script at the start, which the page names. */
function startScript(): string {
  const file = / src="\/(assets\/start-[\w-]+\.js)"/.exec(page)?.[1]
  if (file === undefined) throw new Error('index.html has no script at the start')
  return file
}

/** Returns the script that speaks when that one does not come. */
function watchingScript(): string {
  const file = / src="\/(assets\/watch-[\w-]+\.js)"/.exec(page)?.[1]
  if (file === undefined) throw new Error('index.html has no script that watches the start')
  return file
}

/** Returns what the build has written into the element of the start script. */
const written = (name: string) => JSON.parse(new RegExp(`data-${name}='([^']+)'`).exec(page)?.[1] ?? '{}')

/** Returns the files of each language: its two catalogues, the first texts and the rest. */
function filesByLanguage(): Record<string, string[]> {
  const files = written('files')
  return Object.fromEntries(
    Object.entries<number[]>(written('parts'))
      .filter(([part]) => part.startsWith('locales/'))
      .map(([part, own]) => [part.replace('locales/', ''), own.map((place) => files[place])]),
  )
}

test(`at most ${BEFORE_FIRST_POST} kB of scripts before the first post`, () => {
  const [english] = filesByLanguage().en ?? []
  if (english === undefined) throw new Error('There are no texts in English')
  const files = withImports('index.html', new Set([startScript(), english]))
  for (const key of Object.keys(manifest)) if (key.endsWith('/HomeScreen.tsx')) withImports(key, files)
  const before = sum(files)
  console.info(`Before the first post: ${before.toFixed(1)} kB of gzip in ${files.size} files`)
  expect([...files].filter((file) => file.includes('/react-dom-'))).toHaveLength(1)
  expect(before).toBeLessThanOrEqual(BEFORE_FIRST_POST)
})

// docs/performance.md#visits
test.each([
  ['a shared post', ['thread'], BEFORE_SHARED_POST],
  ['a profile', ['profile', 'other-screens'], BEFORE_PROFILE],
])('before a guest sees %s, %j bring at most %d kB of scripts', (seen, screen, most) => {
  const [files, parts] = [written('files'), written('parts')]
  const [english = 0] = parts['locales/en']
  const needed = [
    english,
    ...['application', ...screen, 'GuestFrame', 'GuestActions'].flatMap((name) => parts[name]),
  ]
  const scripts = new Set([`/${startScript()}`, ...needed.map((place) => files[place])])
  const before = sum([...scripts].filter((file) => file.endsWith('.js')))
  console.info(`Before a guest sees ${seen}: ${before.toFixed(1)} kB of gzip in ${scripts.size} files`)
  expect(before).toBeLessThanOrEqual(most)
})

// docs/spec/conventions.md#languages
test(`the first texts of no language are more than ${LARGER_TEXTS} kB larger than those of English`, () => {
  const sizes = Object.entries(filesByLanguage()).map(
    ([language, [first = '']]) => [language, kilobytes(first)] as const,
  )
  const [, english = 0] = sizes.find(([language]) => language === 'en') ?? []
  expect(english).toBeGreaterThan(0)
  expect(sizes).toHaveLength(readdirSync(join(ROOT, 'client/i18n/locales')).length)
  expect(sizes.filter(([, size]) => size > english + LARGER_TEXTS)).toEqual([])
})

test(`every other screen adds at most ${ONE_SCREEN} kB to the files that Home loads`, () => {
  const isScreen = (key: string) => /\/\w+Screen\.tsx$/.test(key)
  const screens = Object.keys(manifest).filter(isScreen)
  // Every page loads these by itself when it is idle (vite/chunks.ts).
  const loadedAhead = Object.keys(manifest).filter((key) =>
    ['late', 'shared'].includes(manifest[key]?.name ?? ''),
  )
  expect(loadedAhead).toHaveLength(2)
  const home = withImports('index.html')
  for (const key of screens) if (key.endsWith('/HomeScreen.tsx')) withImports(key, home)
  for (const key of loadedAhead) withImports(key, home)
  expect(screens.length).toBeGreaterThan(1)
  const sizes = screens.map(
    (key) => [key, sum([...withImports(key)].filter((file) => !home.has(file)))] as const,
  )
  expect(sizes.filter(([, size]) => size > ONE_SCREEN)).toEqual([])
})

test(`the script before the first paint is below ${START_SCRIPT} kB, the one that watches it below ${WATCHING_SCRIPT}`, () => {
  expect(kilobytes(startScript())).toBeLessThan(START_SCRIPT)
  expect(kilobytes(watchingScript())).toBeLessThan(WATCHING_SCRIPT)
})

// Tests docs/spec/offline.md#the-files-of-a-build.
test(`the worker caches every script and style but those of one language, from a pack of at most ${PACK} kB`, () => {
  const assets = readdirSync(join(DIST, 'assets'))
  const [pack = '', ...others] = assets.filter((name) => name.endsWith('.gz'))
  expect(others).toEqual([])
  const packed = readFileSync(join(DIST, 'assets', pack))
  expect(packed.byteLength / 1000).toBeLessThanOrEqual(PACK)
  const files: Record<string, string> = JSON.parse(String(gunzipSync(packed)))
  for (const [path, text] of Object.entries(files)) expect(readFileSync(join(DIST, path), 'utf8')).toBe(text)
  const list = assets.find((name) => /^files-[\w-]{8}\.json$/.test(name)) ?? ''
  expect(JSON.parse(readFileSync(join(DIST, 'assets', list), 'utf8'))).toEqual(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, createHash('sha256').update(text).digest('hex')]),
    ),
  )
  const left = assets.filter((name) => !(`/assets/${name}` in files) && name !== pack && name !== list)
  const languages = Object.keys(filesByLanguage())
  // The emoji of a language may serve several of its forms.
  const names = languages.flatMap((each) => [each, each.split('-')[0] ?? each])
  const isOfOneLanguage = (name: string) => names.some((each) => /^[.-]/.test(name.split(each)[1] ?? ''))
  expect(left.filter((name) => name !== 'custom.css' && !isOfOneLanguage(name))).toEqual([])
  const ofOneLanguage = Object.values(filesByLanguage()).flat()
  expect(ofOneLanguage).toHaveLength(2 * languages.length)
  expect(ofOneLanguage.filter((path) => path in files)).toEqual([])
})

// Tests docs/spec/offline.md#the-files-of-a-build.
test('the page and the worker name the same build, and the files that the first paint waits for', () => {
  const worker = readFileSync(join(DIST, 'worker.js'), 'utf8')
  const [, build = '{}'] = /^const kithBuild=(.*);/.exec(worker) ?? []
  const { id, first } = JSON.parse(build)
  expect(page).toContain(`<meta name="kith-build" content="${id}">`)
  const sheet = expect.stringMatching(/^\/assets\/frame-[\w-]+\.css$/)
  expect(first).toEqual([`/${startScript()}`, sheet, `/${watchingScript()}`])
  expect(kilobytes('worker.js')).toBeLessThan(WORKER)
})

/** The packages that the client's own files import, and two that reach the bundle without an import. */
const PACKAGES = new Set([
  ...readSources()
    .filter(({ path }) => /^(client|contract)\//.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ imports }) => imports.filter(({ isType }) => !isType))
    .flatMap(({ target }) => /^npm:(?!virtual:)((?:@[\w-]+\/)?[\w-]+)/.exec(target)?.[1] ?? []),
  'emojibase-data',
  'scheduler',
])

test('licences.txt holds the licence of every bundled package, our own first', () => {
  const text = readFileSync(join(DIST, 'licences.txt'), 'utf8')
  const sections = text.split(/^## /m).slice(1)
  expect(sections[0]).toMatch(/^kith .*\(MIT\)\n\nMIT License/)
  expect(PACKAGES.size).toBeGreaterThan(10)
  for (const name of PACKAGES) expect(sections.map((each) => each.split(' - ')[0])).toContain(name)
  // The Unlicense asks for nothing, so its packages come without a file.
  const bare = sections.filter((each) => !/\(Unlicense\)/.test(each) && each.length < 500)
  expect(bare).toEqual([])
})

// docs/spec/instance.md#odd-hosts
test('every name of a built file is in lower case', () => {
  const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => name !== name.toLowerCase())).toEqual([])
})

// docs/spec/instance.md#the-version-of-a-build
test('version.json says which version it is, and of which commit, and so does the client', () => {
  const own = versionOf(ROOT)
  expect(JSON.parse(readFileSync(join(DIST, 'version.json'), 'utf8'))).toEqual(own)
  // A checkout with changes is of no commit.
  const { commit } = own
  if (commit === null) return
  const scripts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'))
  const texts = scripts.map((name) => readFileSync(join(DIST, 'assets', name), 'utf8'))
  expect(texts.filter((text) => text.includes(commit))).toHaveLength(1)
})

test('no built file names a folder of this machine', () => {
  expect(existsSync(join(DIST, 'manifest.json'))).toBe(false)
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(20)
  const naming = files.filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(ROOT))
  expect(naming.map(({ name }) => name)).toEqual([])
})

test('the policy follows the own files of the page and precedes all that a server writes into it', () => {
  const policy = page.indexOf('<meta http-equiv="Content-Security-Policy"')
  const own = [...page.matchAll(/<script |<link rel="(?:modulepreload|stylesheet)"/g)].map(
    ({ index }) => index,
  )
  expect(own.length).toBeGreaterThan(2)
  expect(own.filter((index) => index > policy)).toEqual([])
  expect(page.indexOf('<title>')).toBeGreaterThan(policy)
})

// docs/decisions/044-before-the-first-post.md
test('the page has the files of the application preloaded, and runs none of them', () => {
  const named = [...page.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)">/g)].map(
    ([, file]) => file,
  )
  expect(named.toSorted()).toEqual([...withImports('index.html')].toSorted())
  expect(page).not.toContain('type="module"')
})

test('the page links one sheet, which has the styles of posts, so that no screen waits for them', () => {
  const styles = [...page.matchAll(/<link rel="stylesheet"[^>]* href="\/assets\/(\w+)-[\w-]+\.css">/g)]
  expect(styles.map(([, name]) => name)).toEqual(['frame'])
})

// docs/decisions/009-cascade-layers.md
test('the sheet in the page opens the layers in their order', () => {
  const layersIn = (path: string) =>
    [...readFileSync(path, 'utf8').matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) =>
      names.split(/, ?/),
    )
  const [sheet = ''] = /assets\/frame-[\w-]+\.css/.exec(page) ?? []
  const declared = layersIn(join(ROOT, 'client/styles/global.css')).slice(0, 5)
  expect([...new Set(layersIn(join(DIST, sheet)))]).toEqual(declared)
})

// docs/spec/instance.md#themes-of-administrators
test("the sheet of an administrator's theme comes last, and is empty", () => {
  const sheets = [...page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)">/g)].map(([, path]) => path)
  expect(sheets.at(-1)).toBe('/assets/custom.css')
  expect(readFileSync(join(DIST, 'assets/custom.css'), 'utf8')).toBe('')
})

test('the page sends no referrer to other servers', () => {
  expect(page).toContain('<meta name="referrer" content="same-origin">')
})

test('parts and their style sheets are loaded by our own function', () => {
  const isPart = (file: string) => file.endsWith('.js') && !startScript().endsWith(file)
  const scripts = readdirSync(join(DIST, 'assets')).filter(isPart)
  const texts = scripts.map((file) => readFileSync(join(DIST, 'assets', file), 'utf8'))
  expect(texts.filter((text) => text.includes('Unable to preload CSS'))).toEqual([])
  expect(texts.filter((text) => text.includes('modulepreload') && text.includes('styleSheets'))).toHaveLength(
    1,
  )
})
