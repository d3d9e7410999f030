/**
 * Puts the client's modules into chunks. On HTTP/1.1 six more files cost a slow connection a round trip, and
 * code that is used later must not delay the first post. There is one chunk for the frame, one for posts and
 * all else that Home shows, one for React DOM, which changes seldom, and one for the late parts around every
 * page. What every page loads ahead of time was sixty small files: now there is one for the actions on posts,
 * one for the editor, and one for what screens share with them. The bundler decides about the rest.
 */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const CLIENT = resolve(import.meta.dirname, '../client')
const inClient = (path: string) => join(CLIENT, path)

const FRAME = inClient('main.tsx')
const HOME = inClient('screens/home/HomeScreen.tsx')
/** The modules that `latePart` loads, and those that are needed at the same time. */
const LATE = [
  'app/shell/Context.tsx',
  'app/shell/Notices.tsx',
  'app/shortcuts/Shortcuts.tsx',
  'components/composer/outbox/OutboxPlace.tsx',
  'components/feed/FeedSwitcher.tsx',
  'components/home-lens/HomeLens.tsx',
  'components/post-list/ListTop.tsx',
  'components/notification/NotificationWatch.tsx',
  'components/post/media/DescriptionButton.tsx',
  'components/post/media/FailedFile.tsx',
  'components/preferences/PreferenceEffects.tsx',
  'components/profile-hover-card/ProfileHoverCards.tsx',
  'data/account/leave.ts',
  'platform/pictures/loaded-pictures.ts',
  'platform/pictures/still-pictures.ts',
  'screens/home/BesideHome.tsx',
].map(inClient)

/** Loaded ahead of time for actions on posts (client/components/post-card/actions/preload-tasks.ts). */
const ACTIONS = [
  'components/post-card/actions/DeletePostDialog.tsx',
  'components/post-card/actions/PostMenuItems.tsx',
  'components/post-card/actions/PostTaskView.tsx',
  'data/posts/send-action.ts',
].map(inClient)

const EDITORS = ['components/composer/ComposerForm.tsx', 'components/composer/EditForm.tsx'].map(inClient)

const SCREENS = readdirSync(inClient('screens'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('Screen.tsx'))
  .map((path) => inClient(`screens/${path}`))

/** Returns the ids of a module and of all that it imports statically. */
function closure(id: string, graph: Graph, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) closure(imported, graph, seen)
  return seen
}

const closures = (ids: string[], graph: Graph) => new Set(ids.flatMap((id) => [...closure(id, graph)]))

/** The parts of a library of the frame that one late screen alone uses. */
const OF_ONE_SCREEN = /\/@tanstack\/.*\/(queriesObserver|useQueries)\.js$/

let frame: ReadonlySet<string> = new Set()
let posts: ReadonlySet<string> = new Set()
let late: ReadonlySet<string> = new Set()
let actions: ReadonlySet<string> = new Set()
let editors: ReadonlySet<string> = new Set()
let screens: ReadonlySet<string> = new Set()

function chunkOf(id: string, graph: Graph): string | null {
  if (!frame.has(FRAME)) {
    frame = closure(FRAME, graph)
    posts = closure(HOME, graph)
    late = closures(LATE, graph)
  }
  // The entry and the screen stay chunks of their own, so that the start script can find them.
  if (id === FRAME || id === HOME || id.endsWith('.html') || OF_ONE_SCREEN.test(id)) return null
  if (frame.has(id)) return 'frame'
  // A part waits for the sheets that its code brings. The page links this one, which is there before any code
  // is.
  if (id.endsWith('.css') && (posts.has(id) || late.has(id))) return 'frame'
  return posts.has(id) ? 'posts' : null
}

/**
 * Returns the chunk of what actions and editors have in common with screens; opening a screen must not load
 * an editor.
 */
function sharedChunkOf(id: string, graph: Graph): string | null {
  if (screens.size === 0) {
    actions = closures(ACTIONS, graph)
    editors = closures(EDITORS, graph)
    screens = closures(SCREENS, graph)
  }
  return screens.has(id) && (actions.has(id) || editors.has(id)) ? 'shared' : null
}

/**
 * The groups for `codeSplitting.groups`. The group of higher priority takes a module that several need, such
 * as an icon.
 */
export const CHUNKS = [
  { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\//, priority: 5 },
  { name: chunkOf, debugName: 'frame and posts', priority: 4 },
  { name: (id: string) => (late.has(id) ? 'late' : null), debugName: 'late parts', priority: 3 },
  { name: sharedChunkOf, debugName: 'shared with screens', priority: 3 },
  { name: (id: string) => (actions.has(id) ? 'actions' : null), debugName: 'actions', priority: 2 },
  { name: (id: string) => (editors.has(id) ? 'editor' : null), debugName: 'editor', priority: 1 },
]

/**
 * Returns which files a part needs loaded ahead of it. React and the frame are there before any part is asked
 * for.
 */
export const withoutFrame = (
  _part: string,
  needed: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] =>
  hostType === 'html'
    ? needed
    : needed.filter((file) => !/\/(react|frame|rolldown-runtime)-[\w-]+\.\w+$/.test(file))
