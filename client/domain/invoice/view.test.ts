/**
 * Tests docs/spec/subscriptions.md#what-an-invoice-shows: the table of the specification against the code.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type InvoiceSituation, invoiceView, isWatchedAddress, minutesUntilLook } from './view.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

const SPEC = read('docs/spec/subscriptions.md')
const TEXTS: Record<string, string> = JSON.parse(read('client/i18n/locales/en.json'))

/** The statuses of docs/server/payments.md#invoice, and one of a later server. */
const STATUSES = [
  'requested',
  'open',
  'paid',
  'forwarded',
  'timeout',
  'cancelled',
  'underpaid',
  'completed',
  'failed',
  'something new',
]

/** The meaning of the words of the second column. */
const MEANINGS: Record<string, (situation: InvoiceSituation) => boolean> = {
  '': () => true,
  'in time': ({ isExpired }) => !isExpired,
  'time over': ({ isExpired }) => isExpired,
  'no address': ({ hasAddress }) => !hasAddress,
  watched: (situation) => situation.isWatched,
  'cancelled here': ({ isCancelledHere }) => isCancelledHere,
  'seen < 12 min ago': ({ minutesSinceChange }) => minutesSinceChange < 12,
  'end: asking': ({ end }) => end === 'asking',
  'end: not known': ({ end }) => end === 'unknown',
  'end: too early': ({ end }) => end === 'less',
  'end: later': ({ end }) => end === 'more',
}

interface Row {
  fits: (situation: InvoiceSituation) => boolean
  says: string
  notes: string[]
  shows: string[]
  offers: string[]
  asks: string
}

const words = (cell: string) => [...cell.matchAll(/[\w-]+/g)].map(([word]) => word)

const meaning = (word: string) => {
  const found = MEANINGS[word]
  if (!found) throw new Error(`The table has a condition that nobody knows: ${word}`)
  return found
}

/** Returns the rows of the table below a heading. */
function rows(heading: string): string[][] {
  const section = SPEC.split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const TABLE = rows('What an invoice shows').map(
  ([status = '', when = '', says = '', notes = '', shows = '', offers = '', asks = '']): Row => {
    const statuses = words(status)
    const tests = when.split(', ').map(meaning)
    return {
      fits: (all) =>
        (status === 'any other' || statuses.includes(all.status)) && tests.every((test) => test(all)),
      says,
      notes: words(notes),
      shows: words(shows),
      offers: words(offers),
      asks,
    }
  },
)

/** The ways of payment: without an address nobody knows which one it is. */
const WAYS = [
  { hasAddress: true, isWatched: false },
  { hasAddress: true, isWatched: true },
  { hasAddress: false, isWatched: false },
]

const SITUATIONS: InvoiceSituation[] = STATUSES.flatMap((status) =>
  WAYS.flatMap((way) =>
    [true, false].flatMap((isExpired) =>
      [true, false].flatMap((isCancelledHere) =>
        [0, 11, 12, 500].flatMap((minutesSinceChange) =>
          (['asking', 'unknown', 'as_asked', 'less', 'more'] as const).flatMap((end) =>
            (['payer', 'guest', 'link'] as const).map((viewer) => ({
              status,
              ...way,
              isExpired,
              isCancelledHere,
              minutesSinceChange,
              end,
              viewer,
            })),
          ),
        ),
      ),
    ),
  ),
)

// docs/spec/subscriptions.md#what-an-invoice-shows
test('every situation shows what the first row that fits says, and no row is in vain', () => {
  const used = new Set<Row>()
  for (const situation of SITUATIONS) {
    const row = TABLE.find(({ fits }) => fits(situation))
    if (!row) throw new Error(`no row for ${JSON.stringify(situation)}`)
    used.add(row)
    const { stage, notes, shows, offers, asksAfter } = invoiceView(situation)
    const isAddress = (part: string) => part === 'address' || part === 'code'
    expect({
      situation,
      says: TEXTS[`invoice.${stage}`],
      notes,
      shows,
      offers,
      asks: asksAfter === null ? 'never' : `${asksAfter / 1000} s`,
    }).toEqual({
      situation,
      says: row.says,
      notes: row.notes.filter((note) => situation.viewer === 'payer' || note !== 'posts_hint'),
      shows: row.shows.filter((part) => situation.hasAddress || !isAddress(part)),
      offers: row.offers.filter((action) => situation.viewer !== 'link' || action !== 'cancel'),
      asks: row.asks,
    })
  }
  expect(TABLE.filter((row) => !used.has(row))).toEqual([])
})

test('every sentence of the table is one of the catalogue', () => {
  const missing = TABLE.flatMap(({ notes }) => notes).filter((note) => !(`invoice.${note}` in TEXTS))
  expect(missing).toEqual([])
})

// docs/spec/subscriptions.md#underpaid
test.each([
  [0, 12],
  [5, 7],
  [11, 1],
])('%i minutes after the change a payment shows within %i', (passed, left) => {
  expect(minutesUntilLook(passed)).toBe(left)
})

// docs/spec/subscriptions.md#what-an-invoice-shows
// docs/server/payments.md#payment-addresses
test.each([
  ['8', 95, false],
  ['4', 106, true],
  ['7', 95, false],
  ['5', 106, true],
])('an address that begins with %s and has %i letters is watched: %s', (first, length, isWatched) => {
  expect(isWatchedAddress(first.padEnd(length, 'A'))).toBe(isWatched)
})

test('without an address nobody knows', () => {
  expect(isWatchedAddress(null)).toBe(false)
})
