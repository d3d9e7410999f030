/** The page of a journey through a bad network, and what a person there can see. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, type World } from '#tests/e2e/journey.ts'
import type { OtherClient } from '#tests/e2e/other-client.ts'

export interface Stage {
  page: Page
  context: BrowserContext
  world: World
  /** Another device of the person at the page, alice, and one of bob. Nothing goes wrong there. */
  alice: OtherClient
  bob: OtherClient
  /** How often the page has told that something could not be loaded. */
  retries: number
}

/** How long a page may show neither what was asked for nor a message, in milliseconds. */
const SILENCE = 25_000

/** How often somebody tries again before they give up. */
const TRIES = 12

/**
 * Waits until something is there. Where the page says instead that it could not be loaded, presses what it
 * offers, as a person does.
 */
export async function see(stage: Stage, target: Locator, what: string): Promise<void> {
  const { page } = stage
  // Parts of the frame that fail have such a button too.
  const again = page
    .getByRole('button', { name: /Try again/ })
    .filter({ visible: true })
    .first()
  for (let tries = 0; tries < TRIES; tries += 1) {
    await expect(
      target.filter({ visible: true }).first().or(again).first(),
      `${what}, or a message that says why it is not there`,
    ).toBeVisible({ timeout: SILENCE })
    if (await target.first().isVisible()) return
    stage.retries += 1
    await again.click({ timeout: 2_000 }).catch((error: Error) => {
      // It leaves with the message when a shared notice has retried already.
      if (!/Timeout|detached/.test(error.message)) throw error
    })
    await expect(again.and(page.locator('[aria-busy=true], [disabled]')), what).toHaveCount(0)
    await target
      .first()
      .waitFor({ timeout: 1_000 })
      .catch(() => undefined)
  }
  throw new Error(`${what} was not there after ${TRIES} tries`)
}

/** Opens a page of the client and waits until something is there. */
export async function open(stage: Stage, path: string, target: Locator): Promise<void> {
  await stage.page.goto(path)
  await see(stage, target, path)
}

export const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })

/** Finds the short messages of a page. */
export const notices = ({ page }: Stage) => page.getByRole('region', { name: 'Notices' })

/** Finds what a place says of a failure. */
export const alertIn = (place: Page | Locator) =>
  place.getByRole('alert').filter({ visible: true, hasText: /\w/ }).first()

export const postWith = ({ page }: Stage, words: string) =>
  page.getByRole('article').filter({ hasText: words }).first()
