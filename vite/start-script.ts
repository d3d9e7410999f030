/**
 * Builds client/start/start.ts into a classic script, which runs before the first paint and starts the
 * application. Its data attributes name the files of each language, screen and other part, so that it can
 * request them at once: all files once, and by their places there what needs them. The page itself names the
 * files of the application, so that they come beside this script, and its entry, by which builds are told
 * apart. It does not run them: the script does, and asks again where one does not come.
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { catalogueOf, LOCALES } from './catalogues.ts'
import { bundleClassic } from './classic-script.ts'

const SOURCE = resolve(import.meta.dirname, '../client/start/start.ts')
const PLACE = /<script src="\/start\.js"\s*><\/script>/
/**
 * Finds the tag by which Vite has the page run the application at once. Its other files are only preloaded.
 */
const APPLICATION = /<script type="module"[^>]*><\/script>/
/**
 * Finds the folder of a screen. What many screens need goes by its own name.
 */
const SCREEN =
  /\/client\/(?:screens\/([\w-]+)\/\w+Screen|app\/(?:shell\/)?(GuestFrame|other-screens)|components\/post-card\/actions\/(GuestActions))\.tsx?$/

export function startScript(): Plugin {
  let script = { fileName: '', code: '' }
  return {
    name: 'kith:start-script',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use('/start.js', (_request, response, next) => {
        bundleClassic(SOURCE).then((code) => {
          response.setHeader('Content-Type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
    async buildStart() {
      if (this.meta.watchMode) return
      const code = await bundleClassic(SOURCE)
      script = {
        code,
        fileName: `assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`,
      }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle)
          return html.replace(PLACE, () => scriptTag('start.js', '', { locales: namesOfLocales() }))
        const entry = `/${entryOf(bundle).fileName}`
        const tables = { locales: locales(bundle), parts: parts(bundle) }
        const tag = scriptTag(script.fileName, entry, tables)
        return html
          .replace(APPLICATION, () => `<link rel="modulepreload" crossorigin href="${entry}">`)
          .replace(PLACE, () => tag)
      },
    },
  }
}

type Addresses = Record<string, string[]>

/**
 * Returns a script element that delays the first paint, but not the parser: that would delay the application
 * by a round trip.
 * `tables` say which files the languages and parts need.
 */
function scriptTag(fileName: string, entry: string, tables: Record<string, Addresses>): string {
  const files = [...new Set(Object.values(tables).flatMap((needs) => Object.values(needs).flat()))]
  const places = (needs: Addresses) =>
    Object.fromEntries(
      Object.entries(needs).map(([name, needed]) => [name, needed.map((file) => files.indexOf(file))]),
    )
  const attributes = [
    ...(entry === '' ? [] : [`data-entry="${entry}"`]),
    `data-files='${JSON.stringify(files)}'`,
    ...Object.entries(tables).map(([name, needs]) => `data-${name}='${JSON.stringify(places(needs))}'`),
  ]
  return `<script async blocking="render" src="/${fileName}" ${attributes.join(' ')}></script>`
}

/** Returns the languages without chunks, for `dev`. */
function namesOfLocales(): Addresses {
  return Object.fromEntries(readdirSync(LOCALES).map((file) => [basename(file, '.json'), []]))
}

function chunksOf(bundle: Rolldown.OutputBundle) {
  return Object.values(bundle).filter((output) => output.type === 'chunk')
}

/** Returns the addresses of both catalogues of each language: the first texts, then the rest. */
function locales(bundle: Rolldown.OutputBundle): Addresses {
  const found: Addresses = {}
  for (const chunk of chunksOf(bundle)) {
    const catalogue = catalogueOf(chunk.facadeModuleId ?? '')
    if (catalogue === undefined) continue
    found[catalogue.language] ??= []
    found[catalogue.language]?.splice(catalogue.isRest ? 1 : 0, 0, `/${chunk.fileName}`)
  }
  return found
}

function entryOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry)
  if (entry === undefined) throw new Error('the application has no entry')
  return entry
}

/** Returns the scripts of the application, and the scripts and styles that each screen needs besides. */
function parts(bundle: Rolldown.OutputBundle): Addresses {
  const application = filesOf(entryOf(bundle).fileName, bundle)
  const loaded = new Set(application)
  const screens = chunksOf(bundle).flatMap((chunk) => {
    const screen = screenOf(chunk)
    const own = filesOf(chunk.fileName, bundle).filter((file) => !loaded.has(file))
    return screen === undefined ? [] : [[screen, own] as const]
  })
  const found = [['application', application.filter((file) => file.endsWith('.js'))] as const, ...screens]
  return Object.fromEntries(found.map(([part, own]) => [part, own.map((file) => `/${file}`)]))
}

/** Returns the screen that a chunk begins. */
function screenOf({ facadeModuleId }: Rolldown.OutputChunk): string | undefined {
  const [, ...names] = SCREEN.exec(facadeModuleId ?? '') ?? []
  return names.find((name) => name !== undefined)
}

/** Returns the files of a chunk and of all that it imports statically, with their style sheets. */
function filesOf(fileName: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return []
  seen.add(fileName)
  const own = [fileName, ...(chunk.viteMetadata?.importedCss ?? [])]
  return [...new Set([...own, ...chunk.imports.flatMap((imported) => filesOf(imported, bundle, seen))])]
}
