/**
 * Puts the client's modules into chunks; read `RULES` first. Few files, because on HTTP/1.1 six more cost a
 * slow connection a round trip, and nothing before the first post that is used later. What meets no rule is
 * left to the bundler: each screen and each dialog is a chunk of its own.
 */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ResolveModulePreloadDependenciesFn } from 'vite'

type Module = { id: string; graph: { getModuleInfo(id: string): { importedIds: readonly string[] } | null } }
type Rule = (module: Module) => boolean

const CLIENT = resolve(import.meta.dirname, '../client')

/** The parts of a library of the frame that only late parts and screens use. */
const NOT_FIRST = /\/@tanstack\/.*\/(queriesObserver|useQueries)\.js$/

/** Returns a rule for modules of the client and all that they import. */
function reachedFrom(...paths: string[]): Rule {
  const reached = new Set<string>()
  const visit = ({ id, graph }: Module) => {
    if (reached.has(id) || NOT_FIRST.test(id)) return
    reached.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit({ id: imported, graph })
  }
  return ({ id, graph }) => {
    for (const path of paths) visit({ id: join(CLIENT, path), graph })
    return reached.has(id)
  }
}

const frame = reachedFrom('main.tsx')
const home = reachedFrom('screens/home/HomeScreen.tsx')
/** The modules that `latePart` loads, and those needed at the same time. */
const late = reachedFrom(
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
)
/** Loaded ahead of time for actions on posts (client/components/post-card/actions/preload-tasks.ts). */
const actions = reachedFrom(
  'components/post-card/actions/DeletePostDialog.tsx',
  'components/post-card/actions/PostMenuItems.tsx',
  'components/post-card/actions/PostTaskView.tsx',
)
const editors = reachedFrom('components/composer/ComposerForm.tsx', 'components/composer/EditForm.tsx')
const screens = reachedFrom(
  ...readdirSync(join(CLIENT, 'screens'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('Screen.tsx'))
    .map((path) => `screens/${path}`),
)
/** The modules of a shared address, for guests above all (docs/performance.md#visits). */
const sharedAddresses = reachedFrom(
  'app/shell/GuestFrame.tsx',
  'components/post-card/actions/GuestActions.tsx',
  'screens/profile/ProfileScreen.tsx',
  'screens/thread/ThreadScreen.tsx',
)

const isAhead: Rule = (module) => actions(module) || editors(module)
/** A part waits for the sheets that its code brings; that of the frame is there before any code is. */
const isEarlySheet: Rule = (module) => module.id.endsWith('.css') && (home(module) || late(module))
/** The start script finds the entry and Home by the chunks that are theirs alone. */
const isAlone: Rule = ({ id }) => /\.html$|\/client\/(main|screens\/home\/HomeScreen)\.tsx$/.test(id)

/** The chunks. A module belongs to the first one whose rule it meets, with all that it imports. */
const RULES: Record<string, Rule> = {
  /** It changes seldom: a new build finds it in the browser's cache. */
  'react-dom': ({ id }) => /node_modules\/(react-dom|scheduler)\//.test(id),
  frame: (module) => frame(module) || isEarlySheet(module),
  posts: home,
  /** A guest waits for it, and must not wait for all that is late or loaded ahead. */
  visited: (module) => sharedAddresses(module) && (late(module) || isAhead(module)),
  late: (module) => late(module) || NOT_FIRST.test(module.id),
  /** Opening a screen must not load an editor. */
  shared: (module) => screens(module) && isAhead(module),
  actions,
  editor: editors,
}

/** The groups for `codeSplitting.groups`: of two that want a module the first has it. */
export const CHUNKS = Object.entries(RULES).map(([chunk, rule]) => ({
  name: (id: string, graph: Module['graph']) =>
    !isAlone({ id, graph }) && rule({ id, graph }) ? chunk : null,
  debugName: chunk,
}))

/** Leaves out of what a part needs what is there before any part is asked for: React and the frame. */
export const withoutFrame: ResolveModulePreloadDependenciesFn = (_part, needed, { hostType }) =>
  hostType === 'html'
    ? needed
    : needed.filter((file) => !/\/(react|frame|rolldown-runtime)-[\w-]+\.\w+$/.test(file))
