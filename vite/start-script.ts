/**
 * Builds client/start.ts into a classic script, which runs before the first paint. Its data attributes name the files of
 * each language and screen, so that it can request them at once: all files once, and by their places there what needs them.
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { catalogueOf } from './catalogues.ts'
import { bundleClassic } from './classic-script.ts'
import { stylesOfPosts } from './page-styles.ts'

const SOURCE = resolve(import.meta.dirname, '../client/start.ts')
const LOCALES = resolve(import.meta.dirname, '../client/i18n/locales')
const PLACE = /<script src="\/start\.js"\s*><\/script>/
/** Finds the folder of a screen. `GuestFrame` and `other-screens`, which many screens need, go by their own names. */
const SCREEN = /\/client\/(?:screens\/([\w-]+)\/\w+Screen|app\/(?:shell\/)?(GuestFrame|other-screens))\.tsx?$/

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
        fileName: `assets/start-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`,
      }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html.replace(PLACE, () => scriptTag('start.js', namesOfLocales(), {}))
        return html.replace(PLACE, () => scriptTag(script.fileName, locales(bundle), screens(bundle)))
      },
    },
  }
}

type Addresses = Record<string, string[]>

/** Returns a script element that delays the first paint, but not the parser: that would delay the application by a round trip. */
function scriptTag(fileName: string, locales: Addresses, screens: Addresses): string {
  const files = [...new Set([locales, screens].flatMap((needs) => Object.values(needs).flat()))]
  const places = (needs: Addresses) =>
    Object.fromEntries(
      Object.entries(needs).map(([name, own]) => [name, own.map((file) => files.indexOf(file))]),
    )
  const data = { files, locales: places(locales), screens: places(screens) }
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}='${JSON.stringify(value)}'`)
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

/** Returns the scripts and styles that each screen needs and the page does not link. */
function screens(bundle: Rolldown.OutputBundle): Addresses {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry)
  const linked = new Set([...(entry ? filesOf(entry.fileName, bundle) : []), ...stylesOfPosts(bundle)])
  const found = chunksOf(bundle).flatMap((chunk) => {
    const screen = screenOf(chunk)
    const files = filesOf(chunk.fileName, bundle).filter((file) => !linked.has(file))
    return screen === undefined ? [] : [[screen, files.map((file) => `/${file}`)]]
  })
  return Object.fromEntries(found)
}

/** Returns the screen that a chunk begins. React DOM, which every screen needs, goes by its own name. */
function screenOf({ name, facadeModuleId }: Rolldown.OutputChunk): string | undefined {
  if (name === 'react-dom') return name
  const [, folder, own] = SCREEN.exec(facadeModuleId ?? '') ?? []
  return folder ?? own
}

/** Returns the files of a chunk and of all that it imports statically, with their style sheets. */
function filesOf(fileName: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return []
  seen.add(fileName)
  const own = [fileName, ...(chunk.viteMetadata?.importedCss ?? [])]
  return [...new Set([...own, ...chunk.imports.flatMap((imported) => filesOf(imported, bundle, seen))])]
}
