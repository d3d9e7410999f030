/** Drives WebKit, the engine of Safari, as WebKitGTK has it, by the protocol of W3C WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { freePort } from '#tests/harness/free-port.ts'
import type { Named } from '#tests/harness/trees.ts'
import type { EngineBrowser, ModifierKey, Place, PressOptions, Tab, TabOptions } from './tab.ts'
import { WINDOW } from './tab.ts'

/** Debian puts the browser that comes with the driver below this folder. */
const LIBRARIES = '/usr/lib'
const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser'

/** The height of the browser's own bar. */
const BAR = 100

/** The keys as the protocol calls them. */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  End: '\uE010',
}

/** An error in the console of the page comes with this in front. */
const COMPLAINT = /CONSOLE \S+ ERROR (.*)/g

type Call = (method: string, path: string, body?: object) => Promise<unknown>

/** Starts a screen that nobody sees, on which each tab is a WebKit of its own: it drives one at a time. */
export async function startWebKit(): Promise<EngineBrowser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(screen.stdout, 'data')
  return {
    openTab: (options) => openTab(`:${String(number).trim()}`, options),
    close: async () => void screen.kill(),
  }
}

async function openTab(display: string, { cookie, complain }: TabOptions): Promise<Tab> {
  const { driver, call } = await startDriver(display, complain)
  const browserOptions = { binary: miniBrowser(), args: ['--automation'] }
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })) as { sessionId: string }
  const inSession: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
  await inSession('POST', '/window/rect', { width: WINDOW.width, height: WINDOW.height + BAR })
  const { name, value, host } = cookie
  return tabOf(inSession, {
    setCookie: () => inSession('POST', '/cookie', { cookie: { name, value, domain: host, path: '/' } }),
    async close() {
      await inSession('DELETE', '')
      driver.kill()
    },
  })
}

async function startDriver(display: string, complain: (text: string) => void) {
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: display,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // WebKit refuses its sandbox to root, which is who runs in most containers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const output of [driver.stdout, driver.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => {
      for (const [, said = ''] of text.matchAll(COMPLAINT)) complain(said)
    })
  }
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  await untilReady(call, driver)
  return { driver, call }
}

async function untilReady(call: Call, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    if (await call('GET', '/status').catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('WebKitWebDriver could not be started')
}

function miniBrowser(): string {
  const places = readdirSync(LIBRARIES).map((folder) => `${LIBRARIES}/${folder}/${MINI_BROWSER}`)
  const found = places.find((path) => existsSync(path))
  if (found === undefined) throw new Error('There is no MiniBrowser of WebKitGTK')
  return found
}

interface Actions {
  [kind: string]: object[]
}

/** Actions of several devices happen tick by tick; one that has nothing to do yet pauses. */
const PAUSE = { type: 'pause', duration: 0 }

const held = (keys: readonly string[], ticks: number): object[] => [
  ...keys.map((value) => ({ type: 'keyDown', value })),
  ...Array.from({ length: ticks }, () => PAUSE),
  ...keys.map((value) => ({ type: 'keyUp', value })),
]

const moveTo = ([x, y]: Place, duration = 0) => ({
  type: 'pointerMove',
  duration,
  x: Math.round(x),
  y: Math.round(y),
})

function tabOf(
  call: Call,
  { setCookie, close }: { setCookie: () => Promise<unknown>; close: Tab['close'] },
): Tab {
  let hasCookie = false

  async function perform({ key = [], pointer = [] }: Actions) {
    await call('POST', '/actions', {
      actions: [
        { type: 'key', id: 'keyboard', actions: key },
        { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: pointer },
      ],
    })
  }

  return {
    async goTo(url) {
      await call('POST', '/url', { url })
      if (hasCookie) return
      hasCookie = true
      // A cookie can be set only for the page that is open.
      await setCookie()
      await call('POST', '/url', { url })
    },
    reload: async () => void (await call('POST', '/refresh', {})),
    back: async () => void (await call('POST', '/back', {})),
    evaluate: (inPage, ...args) =>
      call('POST', '/execute/sync', { script: `return (${inPage})(...arguments)`, args }) as never,
    press: (at, options = {}) => perform(pressing(at, options)),
    drag: (from, to) =>
      perform({
        pointer: [
          moveTo(from),
          { type: 'pointerDown', button: 0 },
          moveTo([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 50),
          moveTo(to, 50),
          { type: 'pointerUp', button: 0 },
        ],
      }),
    wheel: async (at, down) =>
      void (await call('POST', '/execute/sync', { script: `(${scroll})(...arguments)`, args: [at, down] })),
    type: (text) => perform({ key: [...text].flatMap((char) => held([char], 0)) }),
    key: (name, holding) => perform({ key: held([...(holding ? [keyOf(holding)] : []), keyOf(name)], 0) }),
    countTabs: async () => ((await call('GET', '/window/handles')) as unknown[]).length,
    async upload(selector, path) {
      const found = (await call('POST', '/element', { using: 'css selector', value: selector })) as object
      await call('POST', `/element/${Object.values(found)[0]}/value`, { text: path })
    },
    async missing(selector, wanted) {
      const all = await call('POST', '/elements', {
        using: 'css selector',
        // Each is asked for twice; those without a role are too many.
        value: `${selector} *:not(svg *, :is(span, div, bdi, br):not([role]))`,
      })
      const told = await Promise.all(
        (all as object[]).map(async (element) => {
          const path = `/element/${Object.values(element)[0]}`
          // The driver fails at what WebKit tells nobody.
          return {
            role: await call('GET', `${path}/computedrole`).catch(() => null),
            name: await call('GET', `${path}/computedlabel`).catch(() => null),
          }
        }),
      )
      return wanted.filter((one) => !told.some((other) => isTold(one, other)))
    },
    close,
  }
}

/**
 * What WebKit calls otherwise: a list without marks, and a choice. Options have no names while it is closed.
 */
const IN_WEBKIT: Readonly<Record<string, string>> = { list: 'group', combobox: 'button' }

const isTold = (wanted: Named, told: { role: unknown; name: unknown }) =>
  (told.role === wanted.role || told.role === IN_WEBKIT[wanted.role]) &&
  (wanted.name === undefined || wanted.role === 'option' || told.name === wanted.name)

/** Runs in the page. Scrolls what a wheel would scroll there: the driver turns none. */
function scroll([x, y]: Place, down: number): void {
  let scrolled = document.elementFromPoint(x, y)
  while (scrolled && !/auto|scroll/.test(getComputedStyle(scrolled).overflowY))
    scrolled = scrolled.parentElement
  const place = scrolled ?? document.documentElement
  place.scrollBy(0, down)
}

const keyOf = (name: string) => KEYS[name] ?? name

function pressing(at: Place, { button = 'left', count = 1, holding }: PressOptions): Actions {
  const number = button === 'left' ? 0 : 1
  const press = [
    { type: 'pointerDown', button: number },
    { type: 'pointerUp', button: number },
  ]
  const presses = [moveTo(at), ...Array.from({ length: count }, () => press).flat()]
  return {
    key: holding ? held([keyOf(holding as ModifierKey)], presses.length) : [],
    pointer: holding ? [PAUSE, ...presses] : presses,
  }
}
