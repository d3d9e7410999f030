/**
 * Finds the files of the client that a visit needs, in what the build has written down, so that a new chunk
 * is among them by itself (vite/start-script.ts).
 */
import { readFileSync } from 'node:fs'
import { OTHER_SCREENS } from '#app/other-screens.ts'
import { type Chunk, readManifest } from '../harness/build-manifest.ts'
import type { Visit } from './every-screen.ts'

/** The chunks that many pages share. */
const GROUPS: ReadonlySet<string> = new Set([
  'react-dom',
  'rolldown-runtime',
  'frame',
  'posts',
  'late',
  'shared',
])

/** One file on the way to the page, by what it is for. */
export interface FirstFile {
  kind: string
  path: string
}

/** Kinds without which the page is whole: it comes all the same. */
export const DISPENSABLE: ReadonlySet<string> = new Set(['watch', 'theme'])

/** Returns all files that a visit needs in a language. */
export function filesOf({ route, as }: Visit, locale: string): FirstFile[] {
  const manifest = readManifest()
  const page = readFileSync('dist/index.html', 'utf8')
  const inPage = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, path = '']) => path)
  const chunks = Object.entries(manifest)
  const key = (isWanted: (chunk: Chunk, key: string) => boolean) => {
    const found = chunks.find(([key, chunk]) => isWanted(chunk, key))
    if (!found) throw new Error('the build has no such chunk')
    return found[0]
  }
  const seen = new Set<string>()
  const files: FirstFile[] = []
  const add = (kind: string, path: string) => {
    if (!seen.has(path)) files.push({ kind, path })
    seen.add(path)
  }
  /** Adds a chunk, what it imports and the sheets of both. */
  const addChunk = (kind: string, at: string) => {
    const chunk = manifest[at]
    if (!chunk || seen.has(`/${chunk.file}`)) return
    add(kind, `/${chunk.file}`)
    for (const sheet of chunk.css ?? []) add(`${kind} sheet`, `/${sheet}`)
    for (const imported of chunk.imports ?? []) {
      const name = manifest[imported]?.name ?? ''
      addChunk(GROUPS.has(name) ? name : kind.endsWith(' part') ? kind : `${kind} part`, imported)
    }
  }
  const [start = '', watch = ''] = inPage(/<script async [^>]*?src="([^"]+)"/g)
  const [sheet = '', theme = ''] = inPage(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)
  add('start', start)
  add('watch', watch)
  add('sheet', sheet)
  add('theme', theme)
  addChunk(
    'entry',
    key(({ isEntry }) => isEntry === true),
  )
  for (const [kind, name] of [
    ['first texts', `${locale}.json_first`],
    ['other texts', `${locale}.json_rest`],
  ] as const)
    addChunk(
      kind,
      key((chunk) => chunk.name === name),
    )
  if (as === null && route !== 'landing-page') addChunk('frame of guests', 'app/shell/GuestFrame.tsx')
  if (route !== 'home' && route !== 'post') addChunk('table of screens', 'app/other-screens.ts')
  addChunk('screen', screenOf(route))
  addChunk(
    'late',
    key(({ name }) => name === 'late'),
  )
  return files
}

/** Returns the key of a screen's chunk: the function that loads it names it. */
function screenOf(route: Visit['route']): string {
  if (route === 'home') return 'screens/home/HomeScreen.tsx'
  if (route === 'post') return 'screens/thread/ThreadScreen.tsx'
  const path = /#(screens\/[\w/-]+\.tsx)/.exec(String(OTHER_SCREENS[route]))?.[1]
  if (path === undefined) throw new Error(`the screen of ${route} is not known`)
  return path
}
