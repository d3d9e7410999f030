/**
 * A server for the journeys about the worker: it sends the built client as a real server without a proxy
 * does, can replace it by another build, and passes calls on to the server of the journeys.
 */
import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type HttpBindings, serve } from '@hono/node-server'
import type { Page } from '@playwright/test'
import { createProxy } from '#server/http/proxy.ts'
import { SECURITY_HEADERS } from '#server/http/security-headers.ts'
import { sendUntyped } from '#server/http/send-untyped.ts'
import { serveFile } from '#server/http/served-file.ts'
import { type ClientFile, readClientFiles } from '#server/web-client/client-files.ts'
import { createSite } from '#server/web-client/site.ts'
import { A, allAnswered, test as base, expect } from './journey.ts'
import type { Person } from './people.ts'

export type Files = Map<string, ClientFile>

/**
 * How a file is not had: the server is busy, has no such file, sends its page instead, breaks the connection
 * off, or never answers.
 */
export type Fault = 'busy' | 'missing' | 'page' | 'reset' | 'silence'

/** Says in which ways a host differs from others. */
export interface OddHost {
  /** Returns the address whose file is sent; nothing where the host says that there is none. */
  find?: (pathname: string) => string | undefined
  /** Changes the headers of an answer. */
  change?: (headers: Headers, pathname: string) => void
}

interface WorkerSite {
  origin: string
  host: OddHost
  /** The files of the client that the server has; the page answers for all others. */
  files: Files
  /** The addresses that the server is too busy for. */
  isBusyFor: (pathname: string) => boolean
  /** Files that somebody cannot have: by the name of their world, and how that goes wrong. */
  faults: Map<string, { path: string; fault: Fault }>
  /** Gives everybody in a world all files again, also those that are still waited for. */
  repair: (world: string) => void
  /** Returns which of the client's addresses were asked for since the last time. */
  asked: () => string[]
}

/** A journey that allows the worker, on a server of its own. */
export const test = base.extend<{ site: WorkerSite }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
  site: async ({}, use) => {
    const { site, stop } = await startSite()
    await use(site)
    stop()
  },
  baseURL: async ({ site }, use) => use(site.origin),
})

async function startSite(): Promise<{ site: WorkerSite; stop: () => void }> {
  let asked: string[] = []
  const silent = new Map<string, (() => void)[]>()
  const site: WorkerSite = {
    origin: '',
    host: {},
    files: await readClientFiles('dist'),
    isBusyFor: () => false,
    faults: new Map(),
    repair: (world) => {
      site.faults.delete(world)
      for (const answer of silent.get(world) ?? []) answer()
      silent.delete(world)
    },
    asked: () => asked.splice(0),
  }
  const faultOf = (request: Request) => {
    const fault = site.faults.get(worldOf(request))
    return fault?.path === new URL(request.url).pathname ? fault.fault : null
  }
  const webClient = async (request: Request) => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    const world = worldOf(request)
    const fault = faultOf(request)
    if (site.isBusyFor(pathname) || fault === 'busy') return new Response('busy', { status: 503 })
    if (fault === 'missing') return new Response(null, { status: 404 })
    if (fault === 'silence') {
      await new Promise<void>((resolve) => silent.set(world, [...(silent.get(world) ?? []), resolve]))
    }
    const { find = (path) => path, change } = site.host
    const path = find(pathname)
    if (path === undefined) return new Response(null, { status: 404 })
    const found = fault === 'page' ? undefined : site.files.get(path)
    const file = found ?? site.files.get('/index.html')
    const answer = file ? await serveFile(file, request) : new Response(null, { status: 404 })
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) answer.headers.set(name, value)
    change?.(answer.headers, pathname)
    return answer
  }
  const backend = createProxy(new URL(`http://127.0.0.1:${process.env.KITH_E2E_PORT}`)).fetch
  const answer = createSite({ backend, webClient, isPlain: true })
  const fetch = async (request: Request, { incoming, outgoing }: HttpBindings) => {
    if (faultOf(request) === 'reset') incoming.socket.destroy()
    return sendUntyped(await answer(request, '127.0.0.1'), outgoing)
  }
  const server = serve({
    fetch: (request, env) => fetch(request, env as HttpBindings),
    hostname: '127.0.0.1',
    port: 0,
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  site.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    site,
    stop: () => {
      asked = []
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
    },
  }
}

const worldOf = ({ headers }: Request) => /kith_world=([\w-]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? ''

/** Names of scripts and styles end with a hash. */
const NAME = /[\w.-]+-[\w-]{8}\.(?:js|css)\b/g

/**
 * Returns the same client as its next build: every script and style has another name, as after a change of
 * the frame.
 */
export function nextBuild(files: Files): Files {
  const names = new Set([...files.keys()].flatMap((path) => path.match(NAME) ?? []))
  const rename = (text: string) =>
    text.replace(NAME, (name) => (names.has(name) ? name.replace(/.(?=\.\w+$)/, nextLetter) : name))
  const id = `next${buildOf(files).slice(0, 8)}`
  const next: Files = new Map()
  for (const [path, file] of files) {
    if (/\.(js|css|html)$/.test(path)) put(next, rename(path), file, rename(String(file.bytes)))
    else if (path.endsWith('.gz')) {
      const content = rename(String(gunzipSync(file.bytes)))
      put(next, path, file, gzipSync(content))
      const build = { id, pack: path, packHash: createHash('sha256').update(content).digest('hex') }
      rewrite(files, next, '/worker.js', (text) =>
        rename(text).replace(/^const kithBuild=(.*);/, (_line, old) => {
          return `const kithBuild=${JSON.stringify({ ...JSON.parse(old), ...build })};`
        }),
      )
    } else next.set(path, file)
  }
  rewrite(next, next, '/index.html', (text) => text.replace(buildOf(files), id))
  return next
}

const nextLetter = (letter: string) => (letter === 'z' ? 'y' : 'z')

/** Returns the id of a build. */
export const buildOf = (files: Files) =>
  /name="kith-build" content="(\w+)"/.exec(String(files.get('/index.html')?.bytes))?.[1] ?? ''

function rewrite(from: Files, to: Files, path: string, change: (text: string) => string): void {
  const file = from.get(path)
  if (file) put(to, path, file, change(String(file.bytes)))
}

/** Returns a file with another content. */
export function withContent(like: ClientFile, content: string | Buffer): ClientFile {
  const bytes = Buffer.from(content)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`
  return { ...like, bytes, etag, read: () => bytes }
}

const put = (files: Files, path: string, like: ClientFile, content: string | Buffer) =>
  files.set(path, withContent(like, content))

/** Puts the page in the place of files, with 200, as a server does that does not have them. */
export function lose(files: Files, which: RegExp): Files {
  return new Map([...files].filter(([path]) => !which.test(path)))
}

/**
 * Waits until the worker has kept the whole build and the texts that the page uses, in a language if one is
 * named.
 */
export const allCached = (page: Page, locale = '') =>
  expect
    .poll(async () => {
      const kept = Object.values(await cachedFiles(page)).flat()
      const hasTexts = (part: string) => kept.some((path) => path.includes(`${locale}.json_${part}-`))
      return kept.includes('/') && hasTexts('first') && hasTexts('rest')
    })
    .toBe(true)

/** Opens Home, and waits until the worker has kept the client and nothing more is asked for. */
export async function openCached(
  page: Page,
  openAs: (who: Person, path: string) => Promise<void>,
): Promise<void> {
  await openAs(A, '/home')
  await allCached(page)
  await allAnswered(page)
}

/**
 * Opens a page that nobody has opened yet while the server cannot be reached. The browser complains of that.
 */
export async function expectToWorkOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().setOffline(false)
}

/** Looks for a new build, as a page does by itself from time to time. */
export const lookForBuild = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

/** Returns the addresses of the files that are kept, by the names of their builds' caches. */
export const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      if (!name.startsWith('kith-build-')) continue
      const requests = await (await caches.open(name)).keys()
      kept[name] = requests.map(({ url }) => new URL(url).pathname)
    }
    return kept
  })
