/** How a story of people who write ends, and whether it may end so. */
import { expect } from 'vitest'
import { Stopped } from '#data/writing/stoppable-ports.ts'
import { partsOf } from '#domain/composer/thread-text.ts'
import type { Real } from './commands.ts'
import { ACCOUNTS, type AccountId, type FakeBrowser, type FakeTab } from './fake-browser.ts'
import { endsWith } from './ledger.ts'

/** Brings everything to its end: all is well again, everybody comes back, and what waits is sent. */
export async function finish({ browser }: Real): Promise<Map<string, string[]>> {
  browser.server.faults = []
  browser.server.isOnline = true
  browser.isDatabaseBroken = false
  await browser.schedule.settle()
  const left = new Map<string, string[]>()
  for (const accountId of ACCOUNTS) {
    browser.expire()
    for (const tab of browser.tabs) browser.kill(tab)
    const tab = browser.open()
    browser.signIn(tab, accountId)
    for (let round = 0; round < 9; round += 1) {
      await browser.schedule.settle()
      browser.schedule.advance(700_000)
    }
    await browser.schedule.settle()
    left.set(accountId, await textsOf(tab, browser))
  }
  return left
}

async function textsOf({ engine }: FakeTab, browser: FakeBrowser): Promise<string[]> {
  if (!engine) throw new Error('nobody is signed in')
  const listing = engine.drafts.list()
  await browser.schedule.settle()
  const drafts = (await listing).map(({ draft }) => draft.text)
  return [...drafts, ...engine.outbox.entries.current().map(({ draft }) => draft.text)]
}

/** A database that breaks says so, and a page that has ended does no more. */
const isExpected = (problem: unknown) =>
  problem instanceof Stopped || (problem instanceof Error && problem.message === 'the database is broken')

/** Fails unless each post is out once, by its author, and no text is lost. */
export function check({ browser: { server }, ledger, problems }: Real, left: Map<string, string[]>): void {
  expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
  for (const piece of ledger.pieces) {
    const { owners, authors, texts, mostOut, isGivenUp, deletions } = piece
    const all = new Set(texts.flatMap(partsOf))
    const posts = server.made.filter(({ text }) => all.has(text))
    const out = posts.map(({ text }) => text)
    expect(new Set(out).size, `published more than once: ${out.join(', ')}`).toBe(out.length)
    expect(posts.filter(({ author }) => !authors.has(author as AccountId))).toEqual([])
    expect(out.length, `published after signing out: ${out.join(', ')}`).toBeLessThanOrEqual(mostOut)
    const parents = posts.slice(1).map(({ post }) => post.in_reply_to_id)
    expect(parents, `not one after the other: ${out.join(', ')}`).toEqual(
      posts.slice(0, -1).map(({ post }) => post.id),
    )
    const longest = Math.max(...texts.map((text) => partsOf(text).length))
    expect(posts.length, `published more than once: ${out.join(', ')}`).toBeLessThanOrEqual(longest)
    const holders = [...left].filter(([, stored]) =>
      stored.some((text) => texts.some((one) => endsWith(one, text))),
    )
    expect(holders.length, `left with both: ${texts.join(', ')}`).toBeLessThanOrEqual(1)
    const strange = holders.filter(([id]) => !owners.has(id as AccountId))
    expect(strange, `left with somebody else: ${texts.join(', ')}`).toEqual([])
    const stays = holders.flatMap(([, stored]) => stored)
    if (piece.isWiped) expect(stays.filter((text) => texts.includes(text))).toEqual([])
    if (isGivenUp || deletions > 0 || piece.killed?.mayBeGone) continue
    const possible = piece.killed?.texts ?? texts.slice(-1)
    const problems = possible.map((last) => problemOf(last, out, stays))
    expect(problems.includes(null), problems.join('; ')).toBe(true)
  }
}

/**
 * Returns what is wrong, else null: of the last words the first posts are out, in order, and the others wait.
 * More may be out where an answer was lost: they are found when it is sent again.
 */
function problemOf(last: string, out: readonly string[], left: readonly string[]): string | null {
  const parts = partsOf(last)
  const waiting = left.find((text) => endsWith(last, text))
  const isOut = parts.slice(0, parts.length - (waiting === undefined ? 0 : partsOf(waiting).length))
  const isWhole = isOut.every((part, at) => out[at] === part)
  return isWhole ? null : `lost: ${parts.join(' | ')}, out: ${out.join(' | ')}, waiting: ${waiting}`
}

/** Nobody has a row with the words of somebody else. */
export async function checkRows({ browser: { rows }, ledger }: Real): Promise<void> {
  for (const reader of ACCOUNTS) {
    const all = JSON.stringify([await rows.list('drafts', reader), await rows.list('outbox', reader)])
    expect(ledger.strangeIn(all, reader), `${reader} has rows of somebody else`).toEqual([])
  }
}
