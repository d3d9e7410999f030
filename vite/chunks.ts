/**
 * Which code travels together. On HTTP/1.1 every six files more cost a slow line a round trip, and what is only
 * used later must not travel with what the first post needs. So: one chunk for the frame, one for what home shows,
 * posts above all, as every list does; one for what every page of a signed-in person has around that and loads
 * late; everything else is left to the bundler.
 */
import { resolve } from 'node:path'

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const FRAME = resolve(import.meta.dirname, '../client/main.tsx')
const HOME = resolve(import.meta.dirname, '../client/screens/home/HomeScreen.tsx')
/** Modules that `latePart` loads, and those that shall be here by then. */
const LATE = [
  'app/shell/Context.tsx',
  'app/shell/Notices.tsx',
  'app/shell/leave.ts',
  'components/feed/FeedSwitcher.tsx',
  'components/post-list/ListTop.tsx',
  'components/notification/NotificationWatch.tsx',
].map((path) => resolve(import.meta.dirname, '../client', path))

/** A file that only passes on hundreds of others would drag all of them along. */
const BARREL = /lucide-react\/dist\/esm\/lucide-react\.m?js$/

/** A module with all that it imports statically. */
function closure(id: string, graph: Graph, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id) || BARREL.test(id)) return seen
  seen.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) closure(imported, graph, seen)
  return seen
}

let frame: ReadonlySet<string> = new Set()
let posts: ReadonlySet<string> = new Set()
let late: ReadonlySet<string> = new Set()

function chunkOf(id: string, graph: Graph): string | null {
  if (!frame.has(FRAME)) {
    frame = closure(FRAME, graph)
    posts = closure(HOME, graph)
  }
  // The entry and the screen stay chunks of their own, so that others can find them.
  if (id === FRAME || id === HOME || id.endsWith('.html')) return null
  if (frame.has(id)) return 'frame'
  return posts.has(id) ? 'posts' : null
}

function lateChunkOf(id: string, graph: Graph): string | null {
  if (late.size === 0) late = new Set(LATE.flatMap((part) => [...closure(part, graph)]))
  return late.has(id) ? 'late' : null
}

/** For `codeSplitting.groups`: what comes first takes along what it needs, the icons for instance. */
export const CHUNKS = [
  { name: chunkOf, debugName: 'frame and posts', priority: 2 },
  { name: lateChunkOf, debugName: 'late parts', priority: 1 },
]
