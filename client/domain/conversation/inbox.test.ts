/**
 * Tests docs/spec/conversations.md#order-of-the-conversations,
 * docs/spec/conversations.md#unread-conversations.
 */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Conversation } from '#contract/entities/conversation.ts'
import { isUnread, latestFirst, othersIn, withSeen } from './inbox.ts'

const person = (id: string) => ({ id, username: id, acct: id })
const conversation = (last: string, by = 'bob', more = {}) =>
  parse(Conversation, {
    id: `of ${last}`,
    accounts: ['carol', 'alice', 'bob'].map(person),
    last_status: { id: last, account: person(by), ...more },
  })

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

// docs/spec/conversations.md#order-of-the-conversations
test('the latest words stand first, whenever the conversation began', () => {
  const list = ['0198-2', '0198-9', '0198-5'].map((last) => conversation(last))
  expect(latestFirst(list).map(({ last_status }) => last_status.id)).toEqual(['0198-9', '0198-5', '0198-2'])
})

test('the others are named in an order that stays, without the viewer', () => {
  const { accounts, ...rest } = conversation('0198-1')
  expect(idsOf(othersIn({ accounts, ...rest }, 'alice'))).toEqual(['bob', 'carol'])
  expect(idsOf(othersIn({ accounts: accounts.toReversed(), ...rest }, 'alice'))).toEqual(['bob', 'carol'])
})

// docs/spec/conversations.md#unread-conversations
test.each([
  ['somebody has written since Home was read', conversation('0198-5'), '0198-4', [], true],
  ['nobody knows how far Home was read', conversation('0198-5'), null, ['0198-1'], true],
  ['it was read at Home, here or elsewhere', conversation('0198-5'), '0198-5', [], false],
  ['it was seen in the conversation on this device', conversation('0198-5'), '0198-4', ['0198-5'], false],
  ['the viewer has the last word', conversation('0198-5', 'alice'), '0198-4', [], false],
  ['a muted person has it', conversation('0198-5', 'bob', { hidden: true }), '0198-4', [], false],
])('%s', (_, it, upTo, seen, unread) => {
  expect(isUnread(it, 'alice', { seen: new Set(seen), upTo })).toBe(unread)
})

test('of the posts that were seen the newest five hundred are remembered', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `0198-${String(index).padStart(3, '0')}`)
  const seen = withSeen(ids, ['0198-499', '0198-777'])
  expect(seen).toHaveLength(500)
  expect(seen[0]).toBe('0198-777')
  expect(seen).not.toContain('0198-000')
})
