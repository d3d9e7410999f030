/**
 * Shows screens whose answers are mutated: each comes to rest, with its heading or with a message, and none
 * of its parts breaks. `npm run test:shapes` shows a thousand.
 */
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { ApiError } from '#data/connection/api-error.ts'
import { chance, IS_LONG, SEED } from '#tests/harness/seeded.ts'
import { showScreen } from '#tests/harness/show-screen.tsx'
import {
  answer,
  CONVERSATION_SCREENS,
  HOME_SCREEN,
  PEOPLE_SCREENS,
  POST_SCREENS,
  type Screen,
} from '#tests/layout/screens.ts'
import { mutated, oneOf, type Random } from './mutated.ts'
import { ODD_BODIES } from './odd-values.ts'

/** Mutations of each screen. */
const ROUNDS = IS_LONG ? 60 : 1
/** One answer in so many is changed as a whole, and one in so many stays as it is. */
const WHOLE_BODIES = 12
const UNCHANGED = 3

const SCREENS: Readonly<Record<string, Screen>> = {
  ...HOME_SCREEN,
  ...POST_SCREENS,
  ...CONVERSATION_SCREENS,
  ...PEOPLE_SCREENS,
}

let complaints: MockInstance<typeof console.error>
const rejections: unknown[] = []
const noteRejection = (event: PromiseRejectionEvent) => rejections.push(event.reason)

beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
  rejections.length = 0
  window.addEventListener('unhandledrejection', noteRejection)
})
afterEach(() => {
  window.removeEventListener('unhandledrejection', noteRejection)
  vi.restoreAllMocks()
})

/** Returns the answer to a call, changed or not. */
async function mutatedAnswer(path: string, random: Random): Promise<Response> {
  const whole = answer(path, 'hello')
  if (random() < 1 / UNCHANGED) return whole
  const body =
    random() < 1 / WHOLE_BODIES
      ? oneOf(ODD_BODIES, random)
      : JSON.stringify(mutated(await whole.json(), random))
  return new Response(body, { status: whole.status })
}

const cases = Object.entries(SCREENS).flatMap(([name, screen], at) =>
  Array.from({ length: ROUNDS }, (_, round) => ({ name, screen, seed: SEED + at * 1_009 + round * 104_729 })),
)

test.each(cases)('$name comes to rest with odd answers, seed $seed', async ({ screen, seed }) => {
  const random = chance(seed)
  showScreen(screen.path('hello'), screen.guest ?? false, (path) => mutatedAnswer(path, random))
  await vi.waitFor(
    () => {
      expect(document.querySelector('h1')).not.toBeNull()
      expect(document.querySelector('main [aria-busy="true"]')).toBeNull()
    },
    { timeout: 20_000, interval: 20 },
  )
  // What could not be read is noted there too; it is no fault of the screen.
  const faults = complaints.mock.calls.filter((args) => !args.some((arg) => arg instanceof ApiError))
  expect(faults.map(String)).toEqual([])
  expect(rejections).toEqual([])
})
