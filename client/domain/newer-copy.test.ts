/** Tests docs/spec/conventions.md#two-copies-of-a-stored-value. */
import { expect, test } from 'vitest'
import { newerCopy } from './newer-copy.ts'

/** As this client wrote it, and as somebody wrote it who gives no numbers. */
const numbered = (text: string | null, number: number) => ({ text, number, isAsNumbered: true })
const changed = (text: string | null, number: number) => ({ text, number, isAsNumbered: false })

// docs/spec/conventions.md#two-copies-of-a-stored-value
test.each([
  ['both were written', numbered('one two', 7), { text: 'one two', number: 7 }, 'same'],
  ['a value was deleted in both', numbered(null, 7), { text: null, number: 7 }, 'same'],
  ['a kill took what was added', numbered('one', 4), { text: 'one two', number: 7 }, 'journal'],
  ['a kill took the first words', numbered(null, 0), { text: 'one two', number: 7 }, 'journal'],
  ['a kill took the deletion', numbered('one', 4), { text: null, number: 7 }, 'journal'],
  ['a kill took a return to former words', numbered('one', 4), { text: 'one', number: 7 }, 'journal'],
  ['the database did not answer', numbered('one two', 7), { text: 'one', number: 4 }, 'local'],
  ['the database did not hear of a deletion', numbered(null, 7), { text: 'one', number: 4 }, 'local'],
  ['somebody without numbers wrote on', changed('one two three', 7), { text: 'one two', number: 7 }, 'local'],
  ['somebody without numbers deleted it', changed(null, 7), { text: 'one two', number: 7 }, 'local'],
  ['somebody without numbers wrote after a kill', changed('mine', 4), { text: 'one two', number: 7 }, 'both'],
  ['they wrote the same after a kill', changed('one two', 4), { text: 'one two', number: 7 }, 'local'],
  ['they wrote after a deletion and a kill', changed('mine', 4), { text: null, number: 7 }, 'local'],
  ['an older version wrote first', changed('one', 0), { text: 'one two', number: 7 }, 'both'],
] as const)('%s', (_, local, journal, newer) => {
  expect(newerCopy(local, journal)).toBe(newer)
})
