/**
 * Shows the pages of somebody whose preferences are odd, all of one kind at once: no page falls, each odd
 * thing is named, and can be removed (docs/spec/settings.md#what-cannot-be-read).
 */
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '#data/connection/api-error.ts'
import { seedSmall } from '#demo/seeds/small.ts'
import { SECTIONS } from '#domain/settings/section.ts'
import { unreadablePreferences } from '#domain/unreadable-preference.ts'
import { createWorlds } from '#server/worlds.ts'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { ORIGIN, showScreen } from '#tests/harness/show-screen.tsx'
import { ODD_STORED, ODD_WITHIN, STORED_NAMES } from './odd-preferences.ts'

type Stored = Record<string, unknown>

/** All names at once, so a giant is a smaller one: the server has no room for so many. */
const allOf = (value: unknown): Stored =>
  Object.fromEntries(
    STORED_NAMES.map((name) => [name, value === ODD_STORED['a giant text'] ? 'x'.repeat(300) : value]),
  )

const cases: [string, Stored][] = [
  ...shareOfToday(Object.entries(ODD_STORED), 4).map(([what, value]): [string, Stored] => [
    what,
    allOf(value),
  ]),
  ['something odd within', ODD_WITHIN],
]

const PATHS = [
  '/home',
  '/custom-feeds',
  '/bookmarks',
  '/followed',
  ...SECTIONS.map((section) => `/settings?section=${section}`),
]

let complaints: MockInstance<typeof console.error>

beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})
afterEach(() => vi.restoreAllMocks())

/** Starts a server whose alice has stored something. */
async function serverWith(kith: Stored) {
  const server = createWorlds({
    seed: seedSmall,
    clock: Date.now,
    random: Math.random,
    separate: false,
    baseUrl: ORIGIN,
  })
  const ask = (path: string, init: RequestInit = {}) => server.fetch(new Request(ORIGIN + path, init))
  const sent = (body: object) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const account = { grant_type: 'password', username: 'alice', password: 'demo-password' }
  const { access_token: token } = await (await ask('/oauth/token', sent(account))).json()
  const { headers, ...call } = sent({ kith })
  const authorization = { Authorization: `Bearer ${token}` }
  const saved = await ask('/api/v1/settings/client_config', {
    ...call,
    headers: { ...headers, ...authorization },
  })
  expect(saved.status).toBe(200)
  const stored = async (): Promise<Stored> =>
    (await (await ask('/api/v1/accounts/verify_credentials', { headers: authorization })).json())
      .client_config.kith
  return { ask, token, stored }
}

test.each(cases)('with %s no page falls, and all of it can be removed', async (_, kith) => {
  const { ask, token, stored } = await serverWith(kith)
  for (const path of PATHS) {
    showScreen(path, false, ask, token)
    await vi.waitFor(
      () => {
        expect(document.querySelector('h1')).not.toBeNull()
        expect(document.querySelector('main [aria-busy="true"]')).toBeNull()
      },
      { timeout: 20_000, interval: 20 },
    )
    expect([path, page.getByText('Something went wrong').elements().length]).toEqual([path, 0])
    expect([path, page.getByText('cannot be displayed').elements().length]).toEqual([path, 0])
  }
  const faults = complaints.mock.calls.filter((args) => !args.some((arg) => arg instanceof ApiError))
  expect(faults.map(String)).toEqual([])

  const rows = page.getByRole('region', { name: 'Cannot be read' }).getByRole('listitem')
  const count = unreadablePreferences(await stored()).length
  await expect.poll(() => rows.elements().length).toBe(count)
  for (let left = count; left > 0; left--) {
    await rows
      .first()
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect.poll(() => rows.elements().length).toBe(left - 1)
  }
  await expect.poll(async () => unreadablePreferences(await stored())).toEqual([])
})
