/**
 * Generates a journey through everything that a server can answer instead of doing what it was asked
 * (docs/spec/conventions.md#error-texts, docs/server/README.md#errors). After each failure the page says why,
 * and what was typed is still there.
 */
import type { Page } from '@playwright/test'
import type { Endpoint } from '#contract/endpoint.ts'
import { getViewer } from '#contract/endpoints/session.ts'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { isComplete } from './complete.ts'
import { demoPerson, expect, signIn, test } from './journey.ts'

/** A way to send a call, from the form to the button. */
interface Way {
  /** Names the journey by the act: `changing the password`. */
  doing: string
  endpoint: Endpoint
  /** The page of the form. */
  path: string
  /** Its address, where a link of that page leads to the form. */
  url?: RegExp
  /** The world in which it begins, if it is not `settings`. */
  seed?: string
  /** The page that is opened first, where that of the form sends the call by itself. */
  from?: string
  /** Fills in the form. */
  fill?: (page: Page) => Promise<void>
  /** Sends what is filled in. */
  send: (page: Page) => Promise<void>
  /** Expects what was typed. */
  kept?: (page: Page) => Promise<void>
  /** Expects the page to show that the call has succeeded. */
  done: (page: Page) => Promise<void>
  /**
   * Expects what is there when the same person has signed in again after the session ended; `kept` if left
   * out.
   */
  back?: (page: Page) => Promise<void>
  /** Why what was typed is not there any more then. */
  forgets?: string
}

/** Each kind of failure, and the words that tell it. */
const FAILURES = [
  {
    kind: 'a refusal',
    answer: { status: 400, body: errorBody('the moon is full'), contentType: 'application/json' },
    says: 'the moon is full',
  },
  {
    kind: 'too large',
    answer: { status: 413, body: 'payload reached size limit' },
    says: 'This is too large for the server.',
  },
  {
    kind: 'too often',
    answer: { status: 429, headers: { 'retry-after': '30' } },
    says: 'Please try again in 30 seconds.',
  },
  {
    kind: 'a fault of the server',
    answer: { status: 500, body: errorBody('internal error'), contentType: 'application/json' },
    says: /The server has a problem \(500\)\..*The server says: internal error/,
  },
]

const TOKEN_REFUSED = {
  status: 401,
  body: errorBody('access token is invalid'),
  contentType: 'application/json',
}

/** How many times sooner than everyday the page gives up on a server that does not answer. */
const HASTE = 15

const person = demoPerson('alice')

/** Declares the journey. It begins as alice. */
export function testRefusals(way: Way): void {
  const { doing, endpoint, path, url = path, from = path, fill, send, kept, back = kept, done, forgets } = way
  test(`${doing}: every failure is told, and nothing that was typed is lost`, async ({
    page,
    openAs,
    world,
  }) => {
    const call = { method: endpoint.method, path: endpoint.path.replace(/:\w+/g, '*') }
    await world.control({ seed: way.seed ?? 'settings' })
    await openAs(person, from)
    await isComplete(page) // our words for refusals come late; until then those of the server stand alone
    await fill?.(page)

    // A 400 to the question whose the token is can only mean the token.
    const failures = endpoint === getViewer ? FAILURES.slice(1) : FAILURES
    for (const { kind, answer, says } of shareOfToday(failures, 3)) {
      await test.step(kind, async () => {
        await world.control({ fail: { ...call, ...answer } })
        await send(page)
        await expect(message(page, says)).toBeVisible()
        await kept?.(page)
      })
    }

    await test.step('no answer', async () => {
      // The server never does it, also when it is asked at last.
      await world.control({ hold: call, fail: { ...call, status: 503 } })
      await page.evaluate(hurry, HASTE)
      await send(page)
      await expect(message(page, 'The server cannot be reached.')).toBeVisible()
      await kept?.(page)
      await world.control({ release: true })
    })

    // Calls that carry no token cannot end a session.
    if (endpoint.access === 'required') {
      await test.step('the end of the session', async () => {
        await world.control({ fail: { ...call, ...TOKEN_REFUSED } })
        await send(page)
        await expect(page.getByText('Your session has ended.')).toBeVisible()
        await signIn(page, person)
        await expect(page).toHaveURL(url)
        if (forgets) await fill?.(page)
        else await back?.(page)
      })
    }

    await send(page)
    await done(page)
  })
}

/** Finds a message that screen readers read by themselves. */
const message = (page: Page, words: string | RegExp) =>
  page.locator('[role=alert], [role=status], [aria-live=polite]').filter({ hasText: words }).first()

function errorBody(text: string): string {
  return JSON.stringify({ error: text, error_description: text })
}

/**
 * Runs in the browser: shortens the time limits of calls from now on. They are longer than those of the
 * database.
 */
function hurry(times: number): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds < 5_000 ? milliseconds : milliseconds / times)
}
