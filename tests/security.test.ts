/**
 * Compares what docs/security.md and docs/privacy.md say with the code
 * (docs/decisions/093-facts-from-the-code.md).
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STORED } from '#data/storage/stored-values.ts'
import { STORES } from '#data/storage/tables.ts'
import { SHARED_FORMS } from '#domain/sharing/shared-text.ts'
import { TAB_KEYS } from '#platform/storage/tab-storage.ts'
import { POLICY } from '../vite/security-policy.ts'
import { readSources } from '../vite/sources.ts'
import { tableBelow } from './harness/table-below.ts'

const page = readFileSync('docs/security.md', 'utf8')

const firstCells = (heading: string) => tableBelow(page, heading).map(([first]) => first)

// docs/spec/conventions.md#keys-in-the-browsers-storage
test('the keys of local storage are those of the code, and so is whom they belong to', () => {
  const named = tableBelow(page, 'In local storage').map(([key, , belongsTo]) => [key, belongsTo])
  const stored = Object.values(STORED).map(({ key, belongsTo }) => [key, belongsTo])
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(stored))
  expect(named).toHaveLength(stored.length)
})

// docs/spec/conventions.md#keys-in-the-browsers-storage
test('the keys of a tab are those of the code', () => {
  expect(firstCells('In session storage')).toEqual(Object.values(TAB_KEYS))
})

test('the tables of the database are those of the code', () => {
  expect(firstCells('In databases')).toEqual([...STORES])
  const answers = readFileSync('client/data/storage/answers-database.ts', 'utf8')
  const tables = [...answers.matchAll(/createObjectStore\('(\w+)'/g)].map(([, table]) => table)
  expect(firstCells('In the database of stored answers')).toEqual(tables)
  const journal = readFileSync('client/data/storage/journal-database.ts', 'utf8')
  expect(firstCells('In the database of the journal')).toEqual(
    [...journal.matchAll(/createObjectStore\('(\w+)'/g)].map(([, table]) => table),
  )
})

const sources = readSources().filter(
  ({ path }) => path.startsWith('client/') && !/\.test\.tsx?$/.test(path) && !path.includes('/specimen/'),
)

/** Returns the files that match, outside the worker. */
const pagesWith = (pattern: RegExp) =>
  sources
    .filter(({ path, text }) => !path.startsWith('client/worker/') && pattern.test(text))
    .map(({ path }) => path)
    .sort()

test('no other database, cache or cookie is used', () => {
  expect(pagesWith(/\bindexedDB\b|\bopenDB\b/)).toEqual([
    'client/data/storage/answers-database.ts',
    'client/data/storage/connection.ts',
    'client/data/storage/journal-database.ts',
    'client/data/stored-answers/read-early.ts',
    'client/platform/storage/leases/database-book.ts',
  ])
  expect(pagesWith(/\bcaches\b\./)).toEqual(['client/platform/storage/received-forms.ts'])
  expect(pagesWith(/\bcookie\b(Store)?/)).toEqual([])
  const [build = '', forms = ''] = firstCells('In Cache Storage')
  expect(readFileSync('client/worker/cached-files.ts', 'utf8')).toContain(`'${build.replace('…', '')}'`)
  expect(forms).toBe(SHARED_FORMS)
})

test('the network is used where the page says', () => {
  expect(pagesWith(/(?<![\w.])fetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource/)).toEqual(
    firstCells('Who is asked over the network').toSorted(),
  )
})

// docs/spec/conventions.md#how-calls-are-made, docs/spec/offline.md#checked-files
test('nothing follows a redirect but a page, and a file at an address that somebody typed', () => {
  const asking = sources.filter(({ text }) => /(?<![\w.])fetch\([^)]/.test(text))
  const following = asking.filter(({ text }) => !/redirect: 'error'/.test(text)).map(({ path }) => path)
  expect(following.toSorted()).toEqual(['client/data/writing/remote-file.ts', 'client/worker/navigation.ts'])
})

// docs/spec/instance.md#security-policy
test('the policy is that of the build', () => {
  const named = tableBelow(page, 'The policy').map(([directive, allows]) => `${directive} ${allows}`)
  expect(named.join('; ')).toBe(POLICY)
})

// docs/spec/instance.md#about-privacy
test('privacy.md says what About says, word for word', () => {
  const text = readFileSync('docs/privacy.md', 'utf8')
  const english: Record<string, string> = JSON.parse(readFileSync('client/i18n/locales/en.json', 'utf8'))
  const sentences = Object.entries(english).filter(([key]) => key.startsWith('privacy.'))
  expect(sentences.length).toBeGreaterThan(8)
  expect(sentences.filter(([, sentence]) => !text.includes(sentence))).toEqual([])
})
