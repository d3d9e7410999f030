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
  'screens/home/BesideHome.tsx',
].map(inClient)

/** Loaded ahead of time for actions on posts (client/components/post-card/actions/preload-tasks.ts). */
const ACTIONS = [
  'components/post-card/actions/DeletePostDialog.tsx',
  'components/post-card/actions/PostMenuItems.tsx',
  'components/post-card/actions/PostTaskView.tsx',
].map(inClient)

const EDITORS = ['components/composer/ComposerForm.tsx', 'components/composer/EditForm.tsx'].map(inClient)

const SCREENS = readdirSync(inClient('screens'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('Screen.tsx'))
  .map((path) => inClient(`screens/${path}`))

/** The parts of a library of the frame that only late parts and screens use. */
const NOT_FIRST = /\/@tanstack\/.*\/(queriesObserver|useQueries)\.js$/

/** Returns a function that tells whether a module is one of these, or imported by one of them. */
function closureOf(...ids: string[]): (id: string, graph: Graph) => boolean {
  const found = new Set<string>()
  const visit = (id: string, graph: Graph) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported, graph)
  }
  return (id, graph) => {
    for (const each of ids) visit(each, graph)
    return found.has(id)
  }
}

const isOfFrame = closureOf(FRAME)
const isOfPosts = closureOf(HOME)
const isLate = closureOf(...LATE)
const isOfActions = closureOf(...ACTIONS)
const isOfEditors = closureOf(...EDITORS)
const isOfScreens = closureOf(...SCREENS)

function chunkOf(id: string, graph: Graph): string | null {
  // The entry and the screen stay chunks of their own, so that the start script can find them.
  if (id === FRAME || id === HOME || id.endsWith('.html')) return null
  if (NOT_FIRST.test(id)) return 'late'
  if (isOfFrame(id, graph)) return 'frame'
  // A part waits for the sheets that its code brings. The page links this one, which is there before any code
  // is.
  if (id.endsWith('.css') && (isOfPosts(id, graph) || isLate(id, graph))) return 'frame'
  if (isOfPosts(id, graph)) return 'posts'
  if (isLate(id, graph)) return 'late'
  const [isAction, isEditor] = [isOfActions(id, graph), isOfEditors(id, graph)]
  // Opening a screen must not load an editor.
  if ((isAction || isEditor) && isOfScreens(id, graph)) return 'shared'
  if (isAction) return 'actions'
  return isEditor ? 'editor' : null
}

/**
 * The groups for `codeSplitting.groups`. What a module imports goes into its chunk too, unless a group of
 * higher priority has it.
 */
export const CHUNKS = [
  ...['editor', 'actions', 'shared', 'late', 'posts', 'frame'].map((chunk, priority) => ({
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
    debugName: chunk,
    priority,
  })),
  { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\//, priority: 6 },
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
