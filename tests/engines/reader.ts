/**
 * Opens pages in any engine as somebody who is signed in, each in a world and a browser profile of its own.
 */

import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { EngineBrowser, InPage, Place, PressOptions, Tab } from './tab.ts'

/** How long something may take to be there, and the time between two looks. Milliseconds. */
const FIND_TIMEOUT_MS = 20_000
const FIND_INTERVAL_MS = 30

/** The elements that have each role. */
const SELECTORS = {
  button: 'button',
  heading: 'h1, h2',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  radio: 'input[type=radio], [role=radio]',
  textbox: 'input, textarea',
}
export type Role = keyof typeof SELECTORS

export interface Reader {
  tab: Tab
  /** The complaints of the page. */
  complaints: string[]
  /** Opens a path and waits for its first heading. */
  open: (path: string) => Promise<void>
  /** Presses what has this role and name. */
  press: (role: Role, name: string, options?: PressOptions) => Promise<void>
  /** Presses the first element that a selector finds and that holds the words. */
  pressOn: (selector: string, words: string, options?: PressOptions) => Promise<void>
  /** Writes into the field with this name. */
  fill: (name: string, text: string) => Promise<void>
  /** Resolves when something with this role and name is there. */
  see: (role: Role, name: string) => Promise<void>
  /** Resolves when the part of the page that a selector finds holds the words. */
  read: (selector: string, words?: string) => Promise<void>
  /** Resolves with what a function of the page returns, as soon as that is something. */
  until: <Args extends unknown[], Result>(
    inPage: InPage<Args, Result>,
    ...args: Args
  ) => Promise<NonNullable<Awaited<Result>>>
  /** Returns the path that the page is at. */
  path: () => Promise<string>
  /** Changes the world: server/control.ts. */
  control: (command: object) => Promise<void>
  /** Calls the server as the person who is signed in, or as somebody else. */
  ask: <Answer>(method: string, path: string, body?: object, as?: string) => Promise<Answer>
  close: () => Promise<void>
}

export interface Visit {
  origin: string
  /** Nobody is signed in without it. */
  as?: string
  locale?: string
  seed?: string
  /** The world to go on with; a new one without it. */
  world?: string
}

const PASSWORD = 'demo-password'

export async function openReader(
  browser: EngineBrowser,
  { origin, as, locale, seed = 'demo', world = `${seed}.${randomUUID()}` }: Visit,
): Promise<Reader> {
  const complaints: string[] = []
  const tab = await browser.openTab({
    cookie: { name: 'kith_world', value: world, host: new URL(origin).hostname },
    complain: (text) => complaints.push(text),
  })
  const send = callerOf(origin, world)
  const auth_token = as === undefined ? undefined : await tokenOf(send, as)
  const entries = {
    ...(auth_token !== undefined && { auth_token }),
    ...(locale !== undefined && { kith_locale: locale }),
  }
  // An address that does not load the client: what the client removes from the storage later stays removed.
  await tab.goTo(`${origin}/api/v1/instance`)
  await tab.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, entries)
  return {
    ...readerOf(tab, origin),
    complaints,
    control: async (command) => void (await send('POST', '/-/control', command)),
    ask: async (method, path, body = {}, other) => {
      const token = other === undefined ? auth_token : await tokenOf(send, other)
      return (await send(method, path, body, token)).json()
    },
  }
}

function readerOf(tab: Tab, origin: string): Omit<Reader, 'complaints' | 'control' | 'ask'> {
  const until: Reader['until'] = async (inPage, ...args) => {
    let failure: unknown
    const end = performance.now() + FIND_TIMEOUT_MS
    while (performance.now() < end) {
      try {
        const found = await tab.evaluate(inPage, ...args)
        if (found) return found
      } catch (error) {
        failure = error // the page was just left
      }
      await setTimeout(FIND_INTERVAL_MS)
    }
    throw new Error(`Waited in vain for ${inPage}, ${JSON.stringify(args)}`, { cause: failure })
  }
  const placeOf = (selector: string, words: string, isName: boolean): Promise<Place> =>
    until(findPlace, selector, words, isName, true)

  return {
    tab,
    until,
    async open(path) {
      await tab.goTo(origin + path)
      await until(() => document.querySelector('h1') !== null)
    },
    press: async (role, name, options) => tab.press(await placeOf(SELECTORS[role], name, true), options),
    pressOn: async (selector, words, options) => tab.press(await placeOf(selector, words, false), options),
    async fill(name, text) {
      await tab.press(await placeOf(SELECTORS.textbox, name, true))
      await tab.evaluate(() => {
        const field = document.activeElement
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
      })
      await tab.type(text)
    },
    see: async (role, name) => void (await until(findPlace, SELECTORS[role], name, true, false)),
    async read(selector, words = '') {
      const holds = (where: string, text: string) =>
        [...document.querySelectorAll(where)].some((element) => element.textContent?.includes(text))
      await until(holds, selector, words)
    },
    path: () => tab.evaluate(() => location.pathname),
    close: () => tab.close(),
  }
}

type Send = (method: string, path: string, body: object, token?: string) => Promise<Response>

/** Returns a function that calls the server in a world; it throws where the server refuses. */
const callerOf =
  (origin: string, world: string): Send =>
  async (method, path, body, token) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Cookie: `kith_world=${world}`,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} failed with ${answer.status}`)
    return answer
  }

async function tokenOf(send: Send, username: string): Promise<string> {
  const body = { grant_type: 'password', username, password: PASSWORD }
  const { access_token } = await (await send('POST', '/oauth/token', body)).json()
  return access_token
}

/**
 * Runs in the page. Returns where the first element is that a selector finds, that is shown and has this
 * name, by a label or by its text, or holds these words. To be pressed it is brought into the window, and
 * must stand still, be enabled and be covered by nothing.
 */
async function findPlace(
  selector: string,
  words: string,
  isName: boolean,
  isToBePressed: boolean,
): Promise<Place | null> {
  const labelOf = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.labels?.[0]?.textContent
      : null
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? labelOf(element) ?? element.textContent
  const fits = (element: Element) =>
    isName ? nameOf(element)?.trim() === words : element.textContent?.includes(words)
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && fits(element),
  )
  if (!found) return null
  if (!isToBePressed) return [0, 0]
  if (found.matches(':disabled')) return null
  found.scrollIntoView({ block: 'nearest' })
  const before = found.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y, width, height } = found.getBoundingClientRect()
  if (x !== before.x || y !== before.y) return null
  const place: Place = [Math.round(x + width / 2), Math.round(y + height / 2)]
  const hit = document.elementFromPoint(...place)
  return hit && (found.contains(hit) || hit.contains(found)) ? place : null
}
