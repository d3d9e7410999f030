/**
 * Puts the client's modules into chunks. On HTTP/1.1 six more files cost a slow connection a round trip, and code that is
 * used later must not delay the first post. There is one chunk for the frame, one for posts and all else that Home
 * shows, and one for the late parts around every page. The bundler decides about the rest.
 */
import { resolve } from 'node:path'

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const FRAME = resolve(import.meta.dirname, '../client/main.tsx')
const HOME = resolve(import.meta.dirname, '../client/screens/home/HomeScreen.tsx')
/** The modules that `latePart` loads, and those that are needed at the same time. */
const LATE = [
  'app/shell/Context.tsx',
  'app/shell/Notices.tsx',
  'components/composer/outbox/OutboxPlace.tsx',
  'components/feed/FeedSwitcher.tsx',
  'components/post-list/ListTop.tsx',
  'components/post/media/FailedFile.tsx',
  'components/notification/NotificationWatch.tsx',
  'data/account/leave.ts',
].map((path) => resolve(import.meta.dirname, '../client', path))

/** Returns the ids of a module and of all that it imports statically. */
function closure(id: string, graph: Graph, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen
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
  // The entry and the screen stay chunks of their own, so that the start script can find them.
  if (id === FRAME || id === HOME || id.endsWith('.html')) return null
  if (frame.has(id)) return 'frame'
  return posts.has(id) ? 'posts' : null
}

function lateChunkOf(id: string, graph: Graph): string | null {
  if (late.size === 0) late = new Set(LATE.flatMap((part) => [...closure(part, graph)]))
  return late.has(id) ? 'late' : null
}

/** Small modules that the composer, the settings and the pages about moving share: one file is less to name than five. */
const KEPT =
  /client\/(data\/storage\/stored-(by-name|moving-texts|preference-changes)|domain\/late-preference)\.ts$/

/** The groups for `codeSplitting.groups`. The group of higher priority takes a module that both need, such as an icon. */
export const CHUNKS = [
  { name: chunkOf, debugName: 'frame and posts', priority: 2 },
  { name: lateChunkOf, debugName: 'late parts', priority: 1 },
  { name: 'kept', test: KEPT, priority: 0 },
]

/** Returns which files a part needs loaded ahead of it. The frame is there before any part is asked for. */
export const withoutFrame = (
  _part: string,
  needed: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] =>
  hostType === 'html'
    ? needed
    : needed.filter((file) => !/\/(frame|rolldown-runtime)-[\w-]+\.\w+$/.test(file))
