/**
 * Loads parts of the page: a script with what it imports, and the style sheets that they bring. The build
 * calls it for every `import()`, in place of Vite's own function (vite.config.ts,
 * docs/decisions/047-sheets-as-they-come.md). What failed is asked for again by `patience.ts`
 * (docs/spec/navigation.md#a-part-that-is-missing).
 */
import { renewFile } from './renew-file.ts'

/** The files that have come or are on their way. What failed is forgotten, so that it is asked for again. */
const loads = new Map<string, Promise<void>>()
/**
 * The ends of the addresses of sheets that are asked for once more: the browser remembers what had come as
 * this sheet.
 */
const marks = new Map<string, string>()
/**
 * The files of parts that failed, by the list of the part, which is empty for parts of one file: the browser
 * may have cached something else in place of any of them.
 */
const failed = new Map<string, string[]>()

/**
 * Loads a part; `files` are the names of all files that it needs. Rejects when its script or one of its
 * sheets cannot be loaded; the next try asks for them again.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const addresses = files.map((file) => `/${file}`)
  const part = files.join()
  const doubtful = failed.get(part) ?? []
  failed.delete(part)
  await Promise.all(doubtful.map(renewFile))
  for (const address of addresses) if (!isSheet(address)) void preloadScript(address)
  try {
    await Promise.all(addresses.filter(isSheet).map(loadSheet))
    return await load()
  } catch (error) {
    failed.set(part, [...(failed.get(part) ?? []), ...addresses, ...namesIn(error)])
    throw error
  }
}

/** @public The name by which Vite's calls ask for it. */
export { loadPart as __vitePreload }

/** Returns the address that a browser names when it could not load a module. */
const namesIn = (error: unknown) => /http\S+\.js/.exec(String(error)) ?? []

const isSheet = (address: string) => address.endsWith('.css')

function once(address: string, load: () => Promise<void>): Promise<void> {
  const loading = loads.get(address) ?? load()
  loads.set(address, loading)
  loading.catch(() => loads.delete(address))
  return loading
}

/** `import()` says what could not be loaded. */
const preloadScript = (address: string) =>
  once(address, () => link({ rel: 'modulepreload', href: address })).catch(() => undefined)

const isInUse = (address: string) =>
  [...document.styleSheets].some(({ href }) => href === new URL(address, location.href).href)

/**
 * Puts a sheet below all others when it has arrived. One that arrives above another makes Chromium lay the
 * whole page out anew, and two that are asked for together arrive in any order. Which comes first means
 * nothing: layers decide (client/styles/global.css).
 */
const loadSheet = (address: string) =>
  once(address, async () => {
    if (isInUse(address)) return
    const mark = marks.get(address) ?? ''
    marks.set(address, `${mark}?`)
    const href = address + mark
    // Chromium keeps a failed preload until a sheet has asked for it. So the sheet says that it failed.
    await link({ rel: 'preload', as: 'style', href }).catch(() => undefined)
    await link({ rel: 'stylesheet', href })
  })

/** Adds a link to the page; resolves when its file has come. */
const link = (properties: Partial<HTMLLinkElement>) =>
  new Promise<void>((resolve, reject) => {
    const element = Object.assign(document.createElement('link'), { crossOrigin: '', ...properties })
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error(`${element.href} could not be loaded`))
    }
    document.head.append(element)
  })
