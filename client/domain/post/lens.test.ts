/** Tests docs/spec/timelines.md#lenses-of-home. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Entry, LENSES, passes } from './lens.ts'

const ann = { id: '1', acct: 'ann' }
const post = (more: Partial<Entry> = {}): Entry => ({
  account: ann,
  in_reply_to_id: null,
  in_reply_to_account_id: null,
  media_attachments: [],
  pleroma: { in_reply_to_account_acct: null },
  reblog: null,
  ...more,
})
const reply = (to: string | null, more: Partial<Entry> = {}) =>
  post({ in_reply_to_id: 'p', in_reply_to_account_id: to, ...more })
const picture = { media_attachments: [{}] }
const named = (acct: string) => ({ pleroma: { in_reply_to_account_acct: acct } })

// docs/spec/timelines.md#lenses-of-home
test.each([
  // [entry, without reposts, without replies, only with files, only originals]
  ['a post', post(), true, true, false, true],
  ['a post with a file', post(picture), true, true, true, true],
  ['a repost', post({ reblog: post() }), false, true, false, false],
  ['a repost of a file', post({ reblog: post(picture) }), false, true, true, false],
  ['a repost of a reply', post({ reblog: reply('2') }), false, true, false, false],
  ['a reply', reply('2'), true, false, false, false],
  ['a reply with a file', reply('2', picture), true, false, true, false],
  ['a reply to somebody who is not known', reply(null), true, false, false, false],
  [
    'a reply to somebody of whom only the name is known',
    reply(null, named('bob')),
    true,
    false,
    false,
    false,
  ],
  ['a part of an own thread', reply('1'), true, true, false, true],
  ['a part of an own thread, known by the name', reply(null, named('ann')), true, true, false, true],
] as const)('%s', (_, entry, ...shown) => {
  expect(LENSES.map((lens) => passes(lens, entry))).toEqual(shown)
  expect(passes(null, entry)).toBe(true)
})

test('without a lens nothing is ever left out, and originals are what two other lenses leave', () => {
  const answer = fc.record({
    account: fc.constantFrom(ann, { id: '2', acct: 'bob' }),
    in_reply_to_id: fc.option(fc.constant('p')),
    in_reply_to_account_id: fc.option(fc.constantFrom('1', '2')),
    media_attachments: fc.array(fc.constant({}), { maxLength: 1 }),
    pleroma: fc.record({ in_reply_to_account_acct: fc.option(fc.constantFrom('ann', 'bob')) }),
  })
  const entries = fc.tuple(answer, fc.option(answer)).map(([own, reblog]) => ({ ...own, reblog }))
  fc.assert(
    fc.property(entries, (entry) => {
      expect(passes(null, entry)).toBe(true)
      const [noReposts, noReplies, , originals] = LENSES.map((lens) => passes(lens, entry))
      expect(originals).toBe(noReposts && noReplies)
    }),
  )
})
