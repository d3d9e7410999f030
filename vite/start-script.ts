/**
 * Writes the script at the start into the page: client/start/start.ts, which runs before the first paint and
 * starts the application. Its data attributes name the files of each language, screen and other part, so that
 * it can request them at once: all files once, and by their places there what needs them. The page itself
 * names the files of the application, so that they come beside this script, and its entry, by which builds
 * are told apart. It does not run them: the script does, and asks again where one does not come.
 */
import type { Rolldown } from 'vite'
import { fileOfScript } from './classic-script.ts'

/** The script in client/index.html. */
export const START = /<script src="\/start\.js"\s*><\/script>/
/**
 * Finds the tag by which Vite has the page run the application at once. Its other files are only preloaded.
 */
const APPLICATION = /<script type="module"[^>]*><\/script>/
/**
 * Find the name by which client/start/start.ts asks for a part: that of a language, the folder of a screen,
 * or the part's own where many screens need it.
 */
const PARTS = [
  /\/i18n\/(locales\/[\w-]+)\.json\?/,
  /\/screens\/([\w-]+)\/\w+Screen\.tsx$/,
  /\/(GuestActions|GuestFrame|other-screens)\.tsx?$/,
]

export function withStartScript(html: string, bundle: Rolldown.OutputBundle): string {
  const entry = `/${entryOf(bundle).fileName}`
  return html
    .replace(APPLICATION, () => `<link rel="modulepreload" crossorigin href="${entry}">`)
    .replace(START, () => scriptTag(fileOfScript('start.js', bundle), entry, parts(bundle)))
}

/**
 * Returns a script element that delays the first paint, but not the parser: that would delay the application
 * by a round trip.
 */
function scriptTag(address: string, entry: string, parts: Record<string, string[]>): string {
  const files = [...new Set(Object.values(parts).flat())]
  const places = Object.entries(parts).map(([name, needed]) => [
    name,
    needed.map((file) => files.indexOf(file)),
  ])
  const names = `data-entry="${entry}" data-files='${JSON.stringify(files)}'`
  const needs = `data-parts='${JSON.stringify(Object.fromEntries(places))}'`
  return `<script async blocking="render" src="${address}" ${names} ${needs}></script>`
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

function entryOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry)
  if (entry === undefined) throw new Error('the application has no entry')
  return entry
}

/**
 * Returns the addresses of the scripts of the application, and of the files that each part needs besides: of
 * a language the first texts, then the rest.
 */
function parts(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const application = filesOf(entryOf(bundle).fileName, bundle)
  const found: Record<string, string[]> = {}
  found.application = application.filter((file) => file.endsWith('.js'))
  for (const { facadeModuleId, fileName } of chunksOf(bundle).toSorted(byModule)) {
    const name = PARTS.flatMap((part) => part.exec(facadeModuleId ?? '')?.[1] ?? [])[0]
    if (name === undefined) continue
    const own = filesOf(fileName, bundle).filter((file) => !application.includes(file))
    found[name] = [...(found[name] ?? []), ...own]
  }
  return found
}

const byModule = (one: Rolldown.OutputChunk, other: Rolldown.OutputChunk) =>
  (one.facadeModuleId ?? '') < (other.facadeModuleId ?? '') ? -1 : 1

/** Returns the addresses of a chunk and of all that it imports statically, with their style sheets. */
function filesOf(fileName: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return []
  seen.add(fileName)
  const own = [fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)
  return [...new Set([...own, ...chunk.imports.flatMap((imported) => filesOf(imported, bundle, seen))])]
}
