import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import description from '../package.json' with { type: 'json' }
import { readSources, type Source } from '../vite/sources.ts'
import { found } from './harness/found.ts'
import { functionsIn } from './harness/functions.ts'

/**
 * Who may import whom, besides its own folder. `type x`: only the types of x; `packages`: those of npm.
 * A screen asks `data`, applies `domain` and shows `components` built from `ui`.
 */
const MAY_IMPORT: Record<string, string[]> = {
  // The promises between client and server.
  contract: ['npm:valibot'],
  // Pure rules: time, language and chance come in as arguments. A hash is a pure function.
  domain: ['type contract', 'npm:@noble/curves/ed25519.js', 'npm:@noble/hashes/sha3.js'],
  // The browser's edges.
  platform: ['packages'],
  i18n: ['domain', 'platform', 'packages'],
  // Knows nothing of posts: texts arrive as props.
  ui: ['platform', 'packages'],
  styles: [],
  // Files that are served as they are, among them the empty theme.
  public: [],
  // The server's state; errors leave as values, words are chosen later.
  data: ['contract', 'domain', 'platform', 'packages'],
  components: ['type contract', 'domain', 'data', 'ui', 'platform', 'i18n', 'packages'],
  // A screen never imports another screen.
  screens: ['type contract', 'domain', 'data', 'ui', 'platform', 'i18n', 'components', 'packages'],
  app: ['contract', 'domain', 'data', 'ui', 'platform', 'i18n', 'components', 'screens', 'packages'],
  // The service worker, which runs beside all pages: it must stay small.
  worker: ['domain'],
  // The script before the first paint.
  start: ['domain', 'platform', 'i18n'],
  // main.tsx, which also shows the kit's specimen while developing.
  client: ['app', 'data', 'domain', 'i18n', 'platform', 'styles', 'ui', 'packages'],
  // Never the client, on purpose: two independent readings of each rule meet in the tests.
  server: ['contract', 'packages'],
  // Fills the server with people and their pictures, and starts it. Nothing but the programs imports it.
  demo: ['server', 'packages'],
}

/**
 * The one rule for texts of others (docs/spec/conventions.md#texts-of-others), and who has texts that no
 * schema has read: of addresses, files, wallets and HTML.
 */
const CLEAN_TEXT = 'contract/clean-text.ts'
const TAKES_TEXTS = ['domain', 'components', 'screens']

/**
 * The packages that each side runs on; together they are the `dependencies` of package.json. A package for
 * building or for tests is none of them.
 */
const PACKAGES: Record<'client' | 'contract' | 'server', string[]> = {
  contract: ['valibot'],
  client: [
    '@noble/curves',
    '@noble/hashes',
    '@tanstack/react-query',
    'fflate',
    'idb',
    'lucide-react',
    'photoswipe',
    'react',
    'react-dom',
    'uqr',
    'valibot',
    'virtua',
    'wouter',
  ],
  // With the demo, which starts it.
  server: ['@hono/node-server', '@noble/curves', '@noble/hashes', 'hono', 'markdown-it', 'parse5', 'valibot'],
}

/** Data that the build puts into the server's code. */
const BUILT_IN = ['emojibase-data']

const LONGEST_FILE = 345
/** The formatter keeps code within this width; comments have to be wrapped by hand. */
const WIDEST_COMMENT = 110
const LONGEST_FUNCTION = 80

const sources = readSources()
const byPath = new Map(sources.map((source) => [source.path, source]))
const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/')
const product = sources.filter(
  (source) => !isTest(source) && /^(client|contract|demo|server)\//.test(source.path),
)
const client = product.filter(({ path }) => path.startsWith('client/'))
const scripts = (files: readonly Source[]) => files.filter(({ path }) => /\.tsx?$/.test(path))
const modules = client.filter(({ path }) => path.endsWith('.module.css'))

/** `client/data/writing/edit-post.ts` → `data`; `client/main.tsx` → `client`; a package → undefined. */
function folderOf(path: string): string | undefined {
  const [top = '', second = '', ...rest] = path.split('/')
  if (top === 'client') return rest.length > 0 ? second : 'client'
  return ['bench', 'contract', 'demo', 'server', 'tests', 'vite'].includes(top) ? top : undefined
}

/** Returns the places that break a rule, as `file: what`, so that a failure names them. */
function places(files: readonly Source[], pattern: RegExp): string[] {
  return found('files', files).flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([found]) => `${path}: ${found.trim()}`),
  )
}

/** Screens arrive with their texts too; `loadScreen` sees to it for all of them. */
const isPart = (target: string) => target.endsWith('.tsx') && !target.startsWith('client/screens/')

describe('who imports whom', () => {
  test.each(Object.entries(MAY_IMPORT))('%s imports only %j', (folder, allowed) => {
    const own = product.filter(({ path }) => folderOf(path) === folder)
    const broken = found(`files in ${folder}`, own).flatMap(({ path, imports }) =>
      imports
        .filter(({ target, isType }) => {
          if (target === CLEAN_TEXT && TAKES_TEXTS.includes(folder)) return false
          const other = folderOf(target)
          if (other === folder) return false
          if (other === undefined) return !allowed.includes('packages') && !allowed.includes(target)
          return !allowed.includes(other) && !(isType && allowed.includes(`type ${other}`))
        })
        .map(({ target }) => `${path} → ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('a part that is loaded later arrives with its texts', () => {
    const withParts = product
      .filter(({ path }) => ['app', 'components'].includes(folderOf(path) ?? ''))
      .filter(({ imports }) => imports.some(({ target, isDynamic }) => isDynamic && isPart(target)))
    const broken = found('parts', withParts).filter(
      ({ imports }) => !imports.some(({ target }) => /\/(lazy-part|use-on-demand)\.ts$/.test(target)),
    )
    expect(broken.map(({ path }) => path)).toEqual([])
  })

  test('every folder stands in the table', () => {
    const folders = new Set(product.map(({ path }) => folderOf(path)))
    expect([...folders].filter((folder) => !(folder !== undefined && folder in MAY_IMPORT))).toEqual([])
  })

  test('a screen imports no other screen', () => {
    const screenOf = (path: string) => /^client\/screens\/([^/]+)/.exec(path)?.[1]
    const broken = product.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => screenOf(path) && screenOf(target) && screenOf(path) !== screenOf(target))
        .map(({ target }) => `${path} → ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('one file knows the router', () => {
    const users = product.filter(({ imports }) =>
      imports.some(({ target }) => /^npm:wouter(\/|$)/.test(target)),
    )
    expect(users.map(({ path }) => path)).toEqual(['client/platform/page/location.ts'])
  })

  test('a relative path stays inside its folder', () => {
    const broken = scripts(product).flatMap(({ path, text }) => {
      const depth =
        path.split('/').length - (folderOf(path) !== 'client' && path.startsWith('client/') ? 3 : 2)
      return [...text.matchAll(/from '(\.[^']+\.(?:tsx?|css))'/g)]
        .map(([, name = '']) => name)
        .filter((name) => (name.match(/\.\.\//g) ?? []).length > depth)
        .map((name) => `${path} → ${name}`)
    })
    expect(broken).toEqual([])
  })

  test('no file imports itself through others', () => {
    const done = new Set<string>()
    const cycles: string[] = []
    const visit = (path: string, trail: string[]) => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
      if (trail.includes(path) || done.has(path)) return
      for (const { target, isDynamic } of byPath.get(path)?.imports ?? []) {
        if (!isDynamic) visit(target, [...trail, path])
      }
      done.add(path)
    }
    for (const { path } of product) visit(path, [])
    expect(cycles).toEqual([])
  })
})

/**
 * The two sides of each import that leaves a folder: `server/world/posts.ts → server/markdown/basic.ts` is,
 * inside `server`, `world → markdown`. Imports of types count: they tie folders together as others do. What
 * is loaded later does not.
 */
function folderImports(files: Source[]): Map<string, string[]> {
  const imports = new Map<string, string[]>()
  for (const { path, imports: found } of files) {
    for (const { target, isDynamic } of found) {
      if (isDynamic || !byPath.has(target)) continue
      const [from, to] = [path.split('/'), target.split('/')]
      const depth = from.findIndex((part, at) => part !== to[at])
      const parent = from.slice(0, depth).join('/')
      if (!FOLDERS_WITHOUT_CYCLES.test(`${parent}/`)) continue
      const edge = `${parent}: ${from[depth]} → ${to[depth]}`
      imports.set(edge, [...(imports.get(edge) ?? []), `${path} → ${target}`])
    }
  }
  return imports
}

/** The edges that lead back to where they begin. */
function cyclicEdges(edges: string[]): string[] {
  const next = new Map<string, string[]>()
  for (const edge of edges) {
    const { from, to } = endsOf(edge)
    next.set(from, [...(next.get(from) ?? []), to])
  }
  const leads = (from: string, to: string, seen = new Set<string>()): boolean =>
    from === to ||
    (next.get(from) ?? []).some((between) => {
      if (seen.has(between)) return false
      return leads(between, to, seen.add(between))
    })
  return edges.filter((edge) => {
    const { from, to } = endsOf(edge)
    return leads(to, from)
  })
}

function endsOf(edge: string): { from: string; to: string } {
  const [parent = '', names = ''] = edge.split(': ')
  const [from = '', to = ''] = names.split(' → ')
  return { from: `${parent}/${from}`, to: `${parent}/${to}` }
}

/** These folders hold, at any depth, a graph without cycles: its folders, and the files beside them. */
const FOLDERS_WITHOUT_CYCLES = /^(client|contract|demo|server)\//

describe('the folders inside a folder', () => {
  test('import each other in one direction', () => {
    const imports = folderImports(product)
    expect(cyclicEdges([...imports.keys()]).map((edge) => ({ edge, files: imports.get(edge) }))).toEqual([])
  })

  test('a cycle is found, however long', () => {
    const edges = ['server: world → markdown', 'server: markdown → schemes', 'server: schemes → world']
    expect(cyclicEdges([...edges, 'server: handlers → world', 'demo: world → world2'])).toEqual(edges)
    expect(cyclicEdges(edges.slice(0, 2))).toEqual([])
  })
})

describe('packages', () => {
  const sides = {
    client,
    contract: product.filter(({ path }) => path.startsWith('contract/')),
    server: product.filter(({ path }) => /^(server|demo)\//.test(path)),
  }
  const packageOf = (target: string) => /^npm:((?:@[^/]+\/)?[^/]+)/.exec(target)?.[1]
  const imported = (files: Source[]) =>
    new Set(files.flatMap(({ imports }) => imports.flatMap(({ target }) => packageOf(target) ?? [])))

  test.each(Object.entries(sides))('%s uses those of the table', (side, files) => {
    const own = side === 'client' ? /^virtual:/ : /^node:/
    const used = [...imported(files)].filter((name) => !own.test(name) && !BUILT_IN.includes(name))
    expect(used.toSorted()).toEqual(PACKAGES[side as keyof typeof PACKAGES])
  })

  test('package.json asks for no others', () => {
    const wanted = new Set(Object.values(PACKAGES).flat())
    expect(Object.keys(description.dependencies)).toEqual([...wanted].toSorted())
  })
})

describe('files', () => {
  test('named exports only', () => {
    expect(places(scripts(product), /^export default|\bas default\b.*/gm)).toEqual([])
  })

  test('no barrels', () => {
    const named = scripts(product).filter(({ path }) => /\/index\.tsx?$/.test(path))
    expect(named.map(({ path }) => path)).toEqual([])
    expect(places(scripts(product), /^export \*.*/gm)).toEqual([])
  })

  test('no names that say nothing', () => {
    const empty = /(^|[/-])(utils?|helpers?|common|misc|manager|service)([./-]|$)/i
    expect(sources.filter(({ path }) => empty.test(path)).map(({ path }) => path)).toEqual([])
  })

  test('rules, state and server say in their first line what they decide', () => {
    const explained = scripts(product).filter(({ path }) => /^(client\/(domain|data)|server)\//.test(path))
    expect(
      found('rules', explained)
        .filter(({ text }) => !text.startsWith('/**'))
        .map(({ path }) => path),
    ).toEqual([])
  })

  test(`at most ${LONGEST_FILE} lines`, () => {
    const long = product
      .filter(({ path }) => !/^demo\/|\/locales\//.test(path))
      .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
    expect(long.filter(({ lines }) => lines > LONGEST_FILE)).toEqual([])
  })

  test(`comments at most ${WIDEST_COMMENT} characters wide`, () => {
    const wide = sources.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => line.length > WIDEST_COMMENT && /^\s*(\/?\*+ |\/\/(?! biome-ignore))/.test(line))
        .map((line) => `${path}: ${line}`),
    )
    expect(wide).toEqual([])
  })
})

describe('fields', () => {
  // docs/spec/session.md#what-a-browser-remembers-of-fields
  const FIELD = /<(?:input|textarea|select)\b(?:[^>]|=>)*>/g
  /** In these nothing is typed. */
  const CHOICE = /type=("(checkbox|radio|range|date)"|\{\w+\.multiple \?)/
  /** A password manager fills them in, or must not offer to keep them. */
  const OF_PASSWORDS = [
    'client/screens/landing/SignInForm.tsx',
    'client/screens/settings/authentication/PasswordForm.tsx',
    'client/screens/subscription-settings/ViewKeyField.tsx',
  ]
  const elements = product.filter(({ path }) => path.endsWith('.tsx') && !path.includes('/specimen/'))

  // docs/spec/session.md#what-a-browser-remembers-of-fields
  test('in which something is typed say whether the browser may note it', () => {
    const fields = found('fields', elements).flatMap(({ path, text }) =>
      [...text.matchAll(FIELD)].map(([field]) => ({ path, field })),
    )
    expect(fields.length).toBeGreaterThan(6)
    const silent = fields.filter(
      ({ field }) => !CHOICE.test(field) && !/\bautoComplete=|\{\.\.\.control\}/.test(field),
    )
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  // docs/spec/session.md#what-a-browser-remembers-of-fields
  test('let the browser note nothing but what is for a password manager', () => {
    const others = elements.filter(({ text }) => /autoComplete=(?!"off"|\{autoComplete \?\?)/.test(text))
    expect(others.map(({ path }) => path).toSorted()).toEqual(OF_PASSWORDS)
    expect(elements.filter(({ text }) => /contentEditable/i.test(text))).toEqual([])
  })
})

describe('functions', () => {
  const functions = scripts(product).flatMap(({ path, text }) =>
    functionsIn(path, text).map(({ name, lines }) => ({ name: `${path}: ${name}`, lines })),
  )

  test('are found', () => {
    expect(functions.length).toBeGreaterThan(5000)
  })

  test(`have at most ${LONGEST_FUNCTION} lines`, () => {
    expect(functions.filter(({ lines }) => lines > LONGEST_FUNCTION)).toEqual([])
  })

  /** Forms of functions of 90 lines each. */
  const body = 'one()\n'.repeat(85)
  test.each([
    ['whose parameters end at the margin', `export function Form({\n  a,\n}: {\n  a: string\n}) {\n${body}}`],
    ['that are assigned', `export const Form = (\n  a: string,\n) => {\n\n\n${body}}`],
    ['inside of others', `test('x', () => {\n  function Form() {\n\n\n\n${body}}\n})`],
    ['that are methods', `export const forms = {\n  Form() {\n\n\n\n${body}},\n}`],
    ['of a type of their own', `export const Form: (a: string) => void = async (a) => {\n\n\n\n${body}}`],
  ])('%s are measured whole', (_, text) => {
    const form = functionsIn('form.tsx', text).find(({ name }) => name === 'Form')
    expect(form?.lines).toBeGreaterThan(85)
  })
})

// Tests docs/spec/clocks.md#who-asks-which-clock.
// docs/spec/lists.md#the-end-of-a-list
test('one loop asks for pages, and one query leads from page to page', () => {
  const WALK = 'client/data/lists/walk-pages.ts'
  const LISTS = 'client/data/lists/lists.ts'
  const loop = /\b(?:while|for await|for) ?\((?!const \S+(?: \S+)* of )|\bdo \{/
  const asks =
    /\bcallNext\(|\blinked\(|\.load\(|\bcall(?:As)?\((?:\w+, )?list(?!Relationships)[A-Z]|\b(?:next|cursor|offset) \+?= /
  // The cursors of a database are others.
  const own = scripts(client).filter(({ path }) => /^client\/data\/(?!storage\/)/.test(path))
  const loops = found('files', own).filter(({ text }) => loop.test(text) && asks.test(text))
  expect(loops.map(({ path }) => path)).toEqual([WALK])
  const leads = scripts(client).filter(({ text }) =>
    /\bgetNextPageParam\b|\binfiniteQueryOptions\(|\bcallNext\(/.test(text),
  )
  expect(leads.map(({ path }) => path)).toEqual([LISTS])
})

// docs/spec/data.md#a-whole-answer
test('a whole answer is read strictly', () => {
  const endpoints = product.filter(({ path }) => path.startsWith('contract/endpoints/'))
  expect(places(endpoints, /returns: (?:listOf|part|optional|fallback)\([^\n]*/g)).toEqual([])
})

test('every file that asks for the time stands in the table of clocks', () => {
  const QUESTION =
    /\b(?:Date\.now|performance\.(?:now|timeOrigin)|serverNow|expectedTime|useTimed|startStopwatch|timeStamp|Temporal)\b|\bDate\(\)/g
  const page = readFileSync(join(import.meta.dirname, '../docs/spec/clocks.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `([\w/.-]+\.tsx?)` \| (.+?) \|/gm)].flatMap(([, path, asked = '']) =>
    [...asked.matchAll(/`([^`]+)`/g)].map(([, question]) => `${path}: ${question}`),
  )
  const questions = scripts(client).flatMap(({ path, text }) => {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*|\s\/\/ .*|^import .*/gm, '')
    // The file that answers a question does not ask it.
    const answers = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
    const asked = new Set([...code.matchAll(QUESTION)].map(([question]) => question))
    return [...asked]
      .filter((question) => !answers.includes(question))
      .map((question) => `${path.replace(/^client\//, '')}: ${question}`)
  })
  expect(rows.length).toBeGreaterThan(30)
  expect(questions.toSorted()).toEqual(rows.toSorted())
})

// Tests docs/spec/writing.md#input-methods.
test('no handler of keys hears of those with which an input method composes', () => {
  const handlers =
    /\bonKey(?:Down|Up|Press)(?:Capture)?=\{|(?:\.addEventListener|(?<!\.)\bon)\(\s*'key(?:down|up|press)',/g
  const isMade = /^\s*(?:unlessComposing\(|listener\b|press\b)/
  const found = scripts(client).flatMap(({ path, text }) =>
    [...text.matchAll(handlers)].map(({ 0: how, index }) => ({
      path,
      rest: text.slice(index + how.length),
      text,
    })),
  )
  const hearing = found.filter(({ rest, text }) => {
    const made = isMade.exec(rest)?.[0].trim()
    return made !== 'unlessComposing(' && !(made && text.includes(`const ${made} = unlessComposing(`))
  })
  expect(found.length).toBeGreaterThan(20)
  expect(hearing.map(({ path, rest }) => `${path}: ${rest.slice(0, 30)}`)).toEqual([])
  const others = scripts(client).filter(({ path }) => path !== 'client/platform/input/composing.ts')
  expect(places(others, /\.isComposing\b|\bisComposing\b|\.onkey\w+ =/g)).toEqual([])
})

// docs/spec/conventions.md#number-fields
test('no field is one of numbers of the browser, which the wheel changes and which drops a comma', () => {
  expect(places(scripts(client), /type="number"|type: 'number'|\bonWheel/g)).toEqual([])
})

// docs/spec/conventions.md#typing-ahead
test('whoever opens a part with a field can type ahead', () => {
  /** Returns what comes with a file. */
  function withImports(path: string, seen = new Set<string>()): Set<string> {
    if (seen.has(path)) return seen
    seen.add(path)
    for (const { target, isDynamic, isType } of byPath.get(path)?.imports ?? [])
      if (!isDynamic && !isType) withImports(target, seen)
    return seen
  }
  const FIELD = /<(?:TextField|TextArea|textarea|input)\b(?:(?!\/>|readOnly\n)[\s\S])*?data-autofocus/
  const opensField = (path: string) =>
    [...withImports(path)].some((each) => FIELD.test(byPath.get(each)?.text ?? ''))
  const parts = scripts(client).flatMap(({ path, text, imports }) =>
    imports
      .filter(({ target, isDynamic }) => isDynamic && /(?<!Screen)\.tsx$/.test(target) && opensField(target))
      .map(({ target }) => ({ path, text, name: /(\w+)\.tsx$/.exec(target)?.[1] ?? target })),
  )
  const silent = parts.filter(({ text, name }) => {
    const uses = [...text.matchAll(new RegExp(`<${name}\\b(?:(?!/?>)[\\s\\S])*`, 'g'))].map(([use]) => use)
    return !uses.every((use) => /\btypeAhead\b/.test(use)) && !text.includes('typeAheadIn')
  })
  expect(parts.length).toBeGreaterThan(10)
  expect(silent.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

// docs/spec/navigation.md#dialogs
test('nothing asks or warns by the dialogs of the browser', () => {
  const calls = /\b(?:window|globalThis|self)\.(?:alert|confirm|prompt)\b|(?<![\w.$])(?:alert|prompt)\(/g
  expect(places(scripts(client), calls)).toEqual([])
  const ownConfirm = /\b(?:function|async|const) confirm\b/
  const others = scripts(client).filter(({ text }) => !ownConfirm.test(text))
  expect(places(others, /(?<![\w.$])confirm\(/g)).toEqual([])
})

test('only the store keeps listeners', () => {
  const others = client.filter(({ path }) => path !== 'client/platform/storage/store.ts')
  expect(places(others, /new Set<\(.*/g)).toEqual([])
})

describe('comments', () => {
  const NO_SENTENCE = /\/\*\*(?:\n \*)? (?:What|Whoever|Whom|Who|Whose|Where|As)\b.*/g

  test('begin with what a thing is or does', () => {
    expect(places(product, NO_SENTENCE)).toEqual([])
  })

  test('of functions begin with a verb', () => {
    const question =
      /\/\*\* (?:Whether|How|When|Which|If)\b[^\n]*\*\/\nexport (?:async )?(?:function|const \w+ = (?:async )?\().*/g
    expect(places(product, question)).toEqual([])
  })
})

describe('what comes from outside', () => {
  // Every object knows "constructor"; a word of a server, an address or a browser may be that.
  test('a table that is asked for words is a Map', () => {
    const table = /const \w+: (?:Readonly<)?Record<string, [^=\n]*= \{\s*[^}\s]/g
    expect(places(product, table)).toEqual([])
  })

  // To write a date that there is none throws; `domain/moment.ts` says which there are.
  test('a date is written as a text only where it is known to be one', () => {
    expect(places(scripts(client), /toISOString/g).toSorted()).toEqual([
      'client/components/content/Timestamp.tsx: toISOString',
      'client/data/connection/sign-in-message.ts: toISOString',
      'client/domain/date.ts: toISOString',
    ])
  })

  // A list in an address has an end, and one id that is none fails the whole call.
  test('many posts are asked for in three places, which know how many one address holds', () => {
    const askers = scripts(client).filter(({ text }) => text.includes('call(getPosts,'))
    expect(askers.map(({ path }) => path)).toEqual([
      'client/data/posts/parents.ts',
      'client/data/posts/posts-by-ids.ts',
      'client/data/posts/show-gone.ts',
    ])
  })
})

describe('React', () => {
  test('screens have no effects', () => {
    const screens = client.filter(({ path }) => path.startsWith('client/screens/'))
    expect(places(screens, /\buse(Layout|Insertion)?Effect\b/g)).toEqual([])
  })

  test('the compiler memoises, not the code', () => {
    // A change of one post must not draw its neighbours, whoever draws the list.
    expect(places(client, /\b(useMemo|useCallback|memo)\(/g)).toEqual([
      'client/components/post-card/PostCard.tsx: memo(',
    ])
  })

  test('nothing becomes HTML by way of a string', () => {
    expect(
      places(client, /dangerouslySetInnerHTML|\b(inner|outer)HTML\s*=[^=].*|insertAdjacentHTML/g),
    ).toEqual([])
  })
})

describe('styles', () => {
  const classesOf = (css: string) =>
    new Set(
      [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name),
    )

  test('colours are named in tokens.css and nowhere else', () => {
    const others = client.filter(({ path }) => path.endsWith('.css') && path !== 'client/styles/tokens.css')
    const colour = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(/gi
    expect(places(others, colour)).toEqual([])
    expect(places(scripts(client), /['"`]#[0-9a-f]{3,8}['"`]/gi)).toEqual([])
  })

  test('every class of a module is used, every used class exists', () => {
    const broken = found('style sheets', modules).flatMap((module) => {
      const users = client.filter(({ imports }) => imports.some(({ target }) => target === module.path))
      const text = users.map((user) => user.text).join('\n')
      const classes = classesOf(module.text)
      const unused = [...classes].filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
      const used = [...text.matchAll(/\bstyles\.([a-zA-Z_]\w*)/g)].map(([, name = '']) => name)
      const missing = users.length === 1 ? used.filter((name) => !classes.has(name)) : []
      return [...unused.map((name) => `.${name} unused`), ...missing.map((name) => `.${name} missing`)].map(
        (what) => `${module.path}: ${what}`,
      )
    })
    expect(broken).toEqual([])
  })

  test('no rule has the browser compute the styles of the whole page anew after a small change', () => {
    const styles = client.filter(({ path }) => path.endsWith('.css'))
    expect(places(styles, /:root:has\(|[+~] \*(?=[^;}]*\{)/g)).toEqual([])
  })

  test('module files have names of their own, because class names are made of them', () => {
    const names = modules.map(({ path }) => basename(path))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
