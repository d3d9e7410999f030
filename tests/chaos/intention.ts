/** An intention of a person, and its way through a bad network. */
import type { Locator } from '@playwright/test'
import { expect } from '#tests/e2e/journey.ts'
import type { Person } from '#tests/e2e/people.ts'
import { type Stage, see } from './stage.ts'

/** An intention on the point of being sent. */
export interface Attempt {
  /** Presses what sends it, the first time and again after a failure. */
  send: () => Promise<void>
  /** Shows on the page that it is done; left out where only the server can say so. */
  shows?: Locator
  /** The page’s end state, once the network is good again. */
  seen?: Locator
  /** Returns how often it has happened on the server, as another device sees it. */
  effects?: () => Promise<number>
  /** The message in place of that. */
  tells: Locator
  /** Expects what was typed or chosen. */
  kept?: () => Promise<void>
  /**
   * Does what remains to be done after a message, once the network is good again; `send` if left out.
   */
  again?: () => Promise<void>
}

export interface Intention {
  name: string
  /** The person who wants it, if it is not alice. */
  as?: Person
  /** Opens the page and fills in what is needed. Returns null where reading was all. */
  begin: (stage: Stage) => Promise<Attempt | null>
}

export type Outcome = 'done' | 'told'

/** How long a page may leave open what has come of a press, in milliseconds. */
const SILENCE = 25_000

/** Does what somebody intends. Returns what came of it at first; in the end it is done. */
export async function pursue(
  { name, begin }: Intention,
  stage: Stage,
  calm: () => Promise<void>,
): Promise<Outcome> {
  const before = stage.retries
  const attempt = await begin(stage)
  if (attempt === null) return stage.retries > before ? 'told' : 'done'
  await attempt.send()
  const outcome = await outcomeOf(name, attempt)
  await calm()
  // The message may be about another part of the page, or the call may have arrived and only its answer not.
  if (outcome === 'told' && !(await isDone(attempt))) {
    await attempt.kept?.()
    await (attempt.again ?? attempt.send)()
  }
  await expect
    .poll(async () => (await isDone(attempt)) || 'open', {
      message: `${name} is done in the end`,
      timeout: SILENCE,
    })
    .toBe(true)
  if (attempt.seen) await see(stage, attempt.seen, `${name}, in the end`)
  const effects = await attempt.effects?.()
  if (effects !== undefined) expect(effects, `${name}: effects on the server`).toBe(1)
  return outcome
}

async function outcomeOf(name: string, attempt: Attempt): Promise<Outcome> {
  let outcome: Outcome | undefined
  await expect
    .poll(
      async () => {
        if (await attempt.tells.isVisible()) outcome = 'told'
        else if (await isDone(attempt)) outcome = 'done'
        return outcome
      },
      { message: `${name} is done, or a message says why not`, timeout: SILENCE, intervals: [50, 100, 200] },
    )
    .toBeDefined()
  if (outcome === undefined) throw new Error('unreachable')
  return outcome
}

async function isDone({ shows, effects }: Attempt): Promise<boolean> {
  if (shows && !(await shows.isVisible())) return false
  return effects === undefined || (await effects()) > 0
}
