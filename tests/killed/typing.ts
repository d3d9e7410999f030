/**
 * Types into a field, and kills the browser some moments after the last letter
 * (docs/spec/drafts-and-outbox.md#killed-at-any-moment).
 */
import { setTimeout } from 'node:timers/promises'
import type { Reader, Role } from '#tests/engines/reader.ts'
import { chance } from '#tests/harness/seeded.ts'
import type { KilledBrowser } from './killed-browser.ts'

/** Milliseconds between two letters, and how many letters somebody types in a round. */
const LETTER_MS = 70
const LETTERS = 40

/** The longest time from the last letter to the kill, in milliseconds. */
const LONGEST_MS = 6_000

interface Field {
  path: (ids: Ids) => string
  /** What is pressed until the field is there. */
  presses: readonly [Role, string][]
  name: string
  /** Whether it is one line at first. */
  isFolded?: true
}

interface Ids {
  /** A post of alice's, and a direct one of somebody else. */
  own: string
  direct: string
}

const FIELDS: Record<string, Field> = {
  'a new post': { path: () => '/home', presses: [], name: 'Text of the post', isFolded: true },
  'an answer': {
    path: ({ direct }) => `/direct/${direct}`,
    presses: [],
    name: 'Text of the post',
    isFolded: true,
  },
  'an edit': {
    path: ({ own }) => `/post/${own}`,
    presses: [
      ['button', 'More actions'],
      ['menuitem', 'Edit'],
    ],
    name: 'Text of the post',
  },
  'a profile': { path: () => '/settings/profile', presses: [], name: 'Bio' },
  'a list of addresses': { path: () => '/settings/import-follows', presses: [], name: 'Follows (CSV)' },
}

export interface TypedRound {
  field: string
  /** Milliseconds from the last letter to the kill. */
  after: number
  /** What was there before, and all that was there at the end. */
  before: string
  typed: string
  /** What the page showed before the kill. */
  shown: string
  found: string
  /** So many milliseconds before the kill each letter was typed. */
  ages: number[]
}

/** Kills the browser after each round; returns what was found then. */
export async function typeAndKill(
  killed: KilledBrowser,
  { rounds, seed }: { rounds: number; seed: number },
): Promise<TypedRound[]> {
  const random = chance(seed)
  const ids = await postsOf(killed.reader())
  const names = Object.keys(FIELDS)
  const all: TypedRound[] = []
  for (let round = 0; round < rounds; round += 1) {
    const field = names[Math.floor(random() * names.length)] ?? ''
    const after = Math.round(random() * LONGEST_MS)
    const before = await openField(killed.reader(), field, ids)
    const text = ` ${round} ${'abcdefghij'.repeat(LETTERS / 10)}`
    const times = await typeLetters(killed.reader(), text)
    const shown = await killed.reader().tab.evaluate(textOf, FIELDS[field]?.name ?? '')
    await setTimeout(after)
    const end = performance.now()
    await killed.kill()
    await killed.start()
    const found = await openField(killed.reader(), field, ids)
    const ages = times.map((time) => Math.round(end - time))
    all.push({ field, after, before, typed: before + text, shown, found, ages })
  }
  return all
}

/** Returns the letters of a round that were lost, by their ages; null where an older text has come back. */
export function lostLetters({ before, typed, found, ages }: TypedRound): number[] | null {
  const isPart = typed.startsWith(found) && found.length >= before.length
  return isPart ? ages.slice(found.length - before.length) : null
}

async function postsOf(reader: Reader): Promise<Ids> {
  const post = async (status: string, visibility: string, as: string) =>
    (await reader.ask<{ id: string }>('POST', '/api/v1/statuses', { status, visibility }, as)).id
  return {
    own: await post('of alice', 'public', 'alice'),
    direct: await post('@alice for you', 'direct', 'bob'),
  }
}

/** Opens a field, and returns what is in it once that is all. */
async function openField(reader: Reader, name: string, ids: Ids): Promise<string> {
  const field = FIELDS[name]
  if (!field) throw new Error(`there is no field of ${name}`)
  await reader.open(field.path(ids))
  if (field.isFolded) await reader.until(unfold)
  for (const [role, label] of field.presses) await reader.press(role, label)
  await reader.see('textbox', field.name)
  await reader.until(isAtRest, field.name)
  return reader.tab.evaluate(goToEnd, field.name)
}

/** Runs in the page. Opens the editor of a line, where no draft has opened it. */
export function unfold(): boolean {
  const line = /^(What is on your mind\?|Write a direct reply|Continue: .*)$/s
  const lines = [...document.querySelectorAll('main button')].filter((button) =>
    line.test(button.textContent?.trim() ?? ''),
  )
  if (document.querySelector('main textarea') === null)
    for (const button of lines) if (button instanceof HTMLElement) button.click()
  return document.querySelector('main textarea') !== null
}

/** Runs in the page. Returns whether the text of a field has been the same for a while. */
async function isAtRest(name: string): Promise<boolean> {
  const value = () =>
    [...document.querySelectorAll('textarea')].find(
      ({ labels, ariaLabel }) => (ariaLabel ?? labels?.[0]?.textContent)?.trim() === name,
    )?.value
  const before = value()
  await new Promise((resolve) => window.setTimeout(resolve, 1_500))
  return before !== undefined && before === value()
}

/** Runs in the page. Returns the text of a field, and what has the focus where that is something else. */
function textOf(name: string): string {
  const field = [...document.querySelectorAll('textarea')].find(
    ({ labels, ariaLabel }) => (ariaLabel ?? labels?.[0]?.textContent)?.trim() === name,
  )
  const focused = document.activeElement
  return (field?.value ?? 'gone') + (focused === field ? '' : ` (focus: ${focused?.outerHTML.slice(0, 200)})`)
}

/** Runs in the page. Puts the caret behind the last letter, and returns the text. */
function goToEnd(name: string): string {
  const field = [...document.querySelectorAll('textarea')].find(
    ({ labels, ariaLabel }) => (ariaLabel ?? labels?.[0]?.textContent)?.trim() === name,
  )
  if (!field) throw new Error(`there is no ${name}`)
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
  return field.value
}

/** Types letter by letter, as a person does; returns when each was typed. */
async function typeLetters(reader: Reader, text: string): Promise<number[]> {
  const times: number[] = []
  for (const letter of text) {
    await reader.tab.type(letter)
    times.push(performance.now())
    await setTimeout(LETTER_MS)
  }
  return times
}
