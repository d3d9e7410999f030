/** Runs the commands of the docs that are marked for it, and compares what the docs show with the files. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeRelease } from '../scripts/release/write-release.mjs'
import { found } from './harness/found.ts'
import { trackedFiles } from './harness/spec.ts'
import { ENABLED } from './harness/web-servers.ts'

const pages = trackedFiles().filter(({ path }) => /^(README|CHANGELOG|docs\/.*)\.md$/.test(path))

/** Finds the file that a block of a page shows, and the block. */
const SHOWN = /<!-- (\S+) -->\n```\w*\n([\s\S]*?)```/g
const shown = pages.flatMap(({ path, text }) =>
  [...text.matchAll(SHOWN)].map(([, file = '', block = '']) => [path, file, block] as const),
)

// docs/spec/instance.md#behind-a-web-server
test.each(found('shown files', shown))('%s shows %s as it is', (_page, file, block) => {
  expect(block).toBe(readFileSync(file, 'utf8'))
})

/** Finds a block that is run, by its name. */
const RUN = /```sh run=(\w+)\n([\s\S]*?)```/g
const deploying = readFileSync('docs/deploying.md', 'utf8')
const commands = new Map([...deploying.matchAll(RUN)].map(([, name = '', block = '']) => [name, block]))

let root = ''
const inRoot = (...path: string[]) => join(root, ...path)
const page = () => readFileSync(inRoot('www/kith/index.html'), 'utf8')

/** Runs the commands of a block where the releases are, with the folder of web servers in the same place. */
function runBlock(name: string): void {
  const block = commands.get(name)
  if (block === undefined) throw new Error(`docs/deploying.md has no commands "${name}"`)
  execFileSync('sh', ['-e', '-c', block.replaceAll('/var/www', inRoot('www'))], { cwd: root, stdio: 'pipe' })
}

/** Makes a release of a client of three files, as it is handed out. */
async function makeRelease(version: string): Promise<void> {
  const client = inRoot('client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), `page of ${version}`)
  writeFileSync(join(client, 'worker.js'), `worker of ${version}`)
  writeFileSync(join(client, `assets/only-in-${version}.js`), '')
  writeFileSync(join(client, 'licences.txt'), `## kith - ${version} (MIT)\n`)
  const commit = { version, commit: version, date: '2026-11-26T20:36:21Z' }
  await writeRelease({ client, folder: inRoot(version), version: commit })
  rmSync(client, { recursive: true })
  cpSync(inRoot(version), root, { recursive: true })
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'kith-docs-'))
  await makeRelease('1.1.0')
  await makeRelease('1.0.0')
})

afterAll(() => rmSync(root, { recursive: true }))

// docs/spec/instance.md#a-release
// docs/spec/instance.md#behind-a-web-server
test('the commands of docs/deploying.md check, install, upgrade and go back, and leave a theme alone', () => {
  runBlock('release')
  runBlock('install')
  expect(page()).toBe('page of 1.0.0')
  runBlock('theme')
  runBlock('upgrade')
  expect(page()).toBe('page of 1.1.0')
  expect(readdirSync(inRoot('www/kith/assets'))).toEqual(['only-in-1.0.0.js', 'only-in-1.1.0.js'])
  runBlock('back')
  expect(page()).toBe('page of 1.0.0')
  expect(readFileSync(inRoot('www/kith/worker.js'), 'utf8')).toBe('worker of 1.0.0')
  expect(readFileSync(inRoot('www/kith-theme/assets/custom.css'), 'utf8')).toContain('--color-accent')
})

test('every block that is marked is run', () => {
  const marked = pages.flatMap(({ path, text }) =>
    [...text.matchAll(RUN)].map(([, name]) => `${path} ${name}`),
  )
  const names = ['release', 'install', 'theme', 'upgrade', 'back']
  expect(marked).toEqual(names.map((name) => `docs/deploying.md ${name}`))
})

test('every link in the docs to a file, and every picture, is there', () => {
  const links = pages.flatMap(({ path, text }) => {
    const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
    const targets = prose.matchAll(/\]\((?!\w+:|#)([^)\s#]+)|<img [^>]*src="([^"]+)"/g)
    return [...targets].map(([, link, picture]) => ({
      path,
      target: join(path, '..', link ?? picture ?? ''),
    }))
  })
  expect(links.length).toBeGreaterThan(500)
  expect(links.filter(({ target }) => !existsSync(target))).toEqual([])
})

/** Blocks of commands that no test runs as they stand, and what holds them instead. */
const NOT_RUN: readonly (readonly [RegExp, string])[] = [
  [/^npm (start|test|run [\w:-]+)\b/, 'they serve, or take minutes; the next tests look for what they name'],
  [/^KITH_STRICT_CSP=off npm run build$/, 'tests/deploy/build-settings.test.ts builds so'],
  [/^KITH_SERVER=\S+ .*npm run test:e2e$/, 'tests/deploy/web-servers.test.ts runs journeys so'],
  [/^KITH_LONG=1 npx playwright test .* --update-snapshots$/, 'it takes the pictures of tests/pictures anew'],
  [/^minisign -V -p /, 'tests/release.test.ts checks a signature so, with a key of its own'],
  [/^a2enmod /, 'it changes the machine; a test below compares the modules'],
  [/^docker /, 'it needs a daemon; tests/deploy/containers.test.ts reads the files'],
]

/** Finds blocks of commands: those of recipes are followed by tests/recipes. */
const COMMANDS = /^```sh((?: .*)?)\n([\s\S]*?)^```/gm

test('every command in the docs is run, or it is known what holds it instead', () => {
  const lines = pages.flatMap(({ path, text }) =>
    [...text.matchAll(COMMANDS)]
      .filter(([, mark = '']) => !/^ (run|fails)=|^ passes/.test(mark))
      .flatMap(([, , block = '']) => block.trim().split('\n'))
      .map((line) => `${path}: ${line}`),
  )
  const commandOf = (line: string) => line.replace(/^\S+: /, '')
  expect(
    found('commands', lines).filter((line) => !NOT_RUN.some(([which]) => which.test(commandOf(line)))),
  ).toEqual([])
  const unneeded = NOT_RUN.filter(([which]) => !lines.some((line) => which.test(commandOf(line))))
  expect(unneeded).toEqual([])
  const named = NOT_RUN.flatMap(([, why]) => why.match(/tests\/[\w./-]+/g) ?? [])
  expect(found('tests', named).filter((path) => !existsSync(path))).toEqual([])
})

test('the options and names behind npm in the docs are known', () => {
  const texts = pages.map(({ text }) => text).join('\n')
  const start = readFileSync('demo/start.ts', 'utf8')
  const options = [...texts.matchAll(/npm start -- --([\w-]+)/g)].map(([, name = '']) => name)
  expect(
    found('options', options).filter((name) => !new RegExp(`\\b${name}'?: \\{ type`).test(start)),
  ).toEqual([])
  const benches = [...texts.matchAll(/npm run bench -- (\w[\w-]*)/g)].map(([, name = '']) => name)
  expect(found('measurements', benches).filter((name) => !existsSync(`bench/${name}.ts`))).toEqual([])
})

// docs/spec/instance.md#behind-a-web-server
test('Apache runs with the modules that docs/deploying.md names', () => {
  expect(/^a2enmod (.+)$/m.exec(deploying)?.[1]?.split(' ')).toEqual(ENABLED)
})

test('every command of npm in the docs is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => `${path}: ${name}`),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((one) => !(one.replace(/.*: /, '') in scripts))).toEqual([])
})
