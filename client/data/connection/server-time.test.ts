/**
 * Tests docs/spec/clocks.md#the-time-of-the-server, docs/spec/clocks.md#a-clock-that-jumps: what is learned
 * from answers, and kept.
 */
import { beforeEach, expect, test, vi } from 'vitest'
import { getInstance } from '#contract/endpoints/instance.ts'
import { grantToken } from '#contract/endpoints/session.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { ORIGIN } from '#tests/harness/client-and-server.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'

const NOON = Date.parse('2026-06-15T12:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The answer of the server, and how much later it comes. */
const said = { headers: {} as Record<string, string>, after: 0 }

/** Opens a page of its own, as a visit does, and returns what it knows of time. */
async function openPage() {
  vi.resetModules()
  const { call, connect } = await import('./api.ts')
  const { serverNow } = await import('#platform/time/server-time.ts')
  connect({
    origin: ORIGIN,
    fetch: async () => {
      vi.advanceTimersByTime(said.after)
      return new Response('{}', { status: 500, headers: said.headers })
    },
  })
  const body = { grant_type: 'password', username: 'a', password: 'b' } as const
  const willSay = (date: number | null, headers: Record<string, string> = {}, after = 0) => {
    const dated = date === null ? {} : { date: new Date(date).toUTCString() }
    Object.assign(said, { headers: { ...headers, ...dated }, after })
  }
  // The answers are refusals: those tell the time too.
  return {
    serverNow,
    async get(...answer: Parameters<typeof willSay>) {
      willSay(...answer)
      await call(getInstance, {}).catch(() => undefined)
    },
    async post(...answer: Parameters<typeof willSay>) {
      willSay(...answer)
      await call(grantToken, { body }).catch(() => undefined)
    },
  }
}

const isAbout = (time: number, wanted: number) => expect(Math.abs(time - wanted)).toBeLessThan(2_000)

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('location', { origin: ORIGIN, pathname: '/home', search: '' })
  vi.useFakeTimers({ now: NOON + 2 * HOUR, toFake: ['Date', 'performance'] })
  return () => vi.useRealTimers()
})

// docs/spec/clocks.md#the-time-of-the-server
test('the first answer puts a wrong clock right, and the next visit begins with that', async () => {
  const page = await openPage()
  expect(page.serverNow()).toBe(NOON + 2 * HOUR)
  await page.get(NOON)
  isAbout(page.serverNow(), NOON)
  vi.advanceTimersByTime(10 * MINUTE)
  isAbout(page.serverNow(), NOON + 10 * MINUTE)
  isAbout((await openPage()).serverNow(), NOON + 10 * MINUTE)
})

test('a clock that is right by the next visit is found to be so, and nothing is kept of it', async () => {
  await (await openPage()).get(NOON)
  vi.setSystemTime(NOON)
  const page = await openPage()
  isAbout(page.serverNow(), NOON - 2 * HOUR)
  await page.get(NOON)
  expect(page.serverNow()).toBe(NOON)
  expect(localStorage.getItem(KEYS.clock)).toBeNull()
})

test('a right clock stays as it is, however slow the answers are, and nothing is kept', async () => {
  vi.setSystemTime(NOON)
  const page = await openPage()
  await page.get(NOON + 20_000, {}, 25_000)
  await page.get(NOON + 25_000, {}, 20_000)
  expect(page.serverNow()).toBe(NOON + 45_000)
  expect(localStorage.getItem(KEYS.clock)).toBeNull()
})

test.each<[string, number | null]>([
  ['has no date', null],
  ['a proxy has kept', NOON - 3 * HOUR],
])('a later answer that %s changes nothing', async (_, date) => {
  const page = await openPage()
  await page.get(NOON)
  await page.get(date)
  isAbout(page.serverNow(), NOON)
})

// docs/spec/clocks.md#the-time-of-the-server
test('an answer that a proxy has kept says nothing, the first one either, where it says how old it is', async () => {
  const page = await openPage()
  await page.get(NOON, { age: '7200' })
  expect(page.serverNow()).toBe(NOON + 2 * HOUR)
  await page.get(NOON, { age: '0' })
  isAbout(page.serverNow(), NOON)
})

// docs/spec/clocks.md#the-time-of-the-server
test('a clock of the server that was set back counts with the first answer that nobody can keep', async () => {
  const page = await openPage()
  await page.get(NOON)
  await page.post(NOON - 10 * MINUTE)
  isAbout(page.serverNow(), NOON - 10 * MINUTE)
})

// docs/spec/clocks.md#a-clock-that-jumps
test('a clock that is set back while the page is open changes nothing; set forward, it is put right', async () => {
  const page = await openPage()
  await page.get(NOON)
  vi.setSystemTime(NOON - 48 * HOUR)
  isAbout(page.serverNow(), NOON)
  vi.setSystemTime(NOON + 48 * HOUR)
  isAbout(page.serverNow(), NOON + 46 * HOUR)
  await page.get(NOON)
  isAbout(page.serverNow(), NOON)
  isAbout((await openPage()).serverNow(), NOON)
})

test('without storage every page hears it anew', async () => {
  vi.stubGlobal('localStorage', undefined)
  vi.spyOn(console, 'warn').mockReturnValue()
  const page = await openPage()
  await page.get(NOON)
  isAbout(page.serverNow(), NOON)
})
