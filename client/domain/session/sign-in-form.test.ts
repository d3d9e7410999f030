import { expect, test } from 'vitest'
import { canSubmit, isValidUsername, needsInvite, offeredMethods, trimUsername } from './sign-in-form.ts'

const OPEN = { registrations: true }
const INVITE_ONLY = { registrations: false }
const filled = { username: 'alice', password: 'secret', inviteCode: '' }

test.each([
  ['alice', true],
  ['Alice_B-2', true],
  [' alice ', true],
  ['', false],
  [' ', false],
  ['alice@host', false],
  ['al ice', false],
  ['آلیس', false],
])('username %j: %s', (username, valid) => {
  expect(isValidUsername(username)).toBe(valid)
})

test('spaces around a username are removed', () => {
  expect(trimUsername(' alice\t')).toBe('alice')
})

test.each([
  ['sign-in', filled, INVITE_ONLY, true],
  ['sign-in', { ...filled, password: '' }, OPEN, false],
  ['sign-in', { ...filled, username: '' }, OPEN, false],
  ['sign-up', filled, OPEN, true],
  ['sign-up', filled, INVITE_ONLY, false],
  ['sign-up', { ...filled, inviteCode: ' ' }, INVITE_ONLY, false],
  ['sign-up', { ...filled, inviteCode: 'code' }, INVITE_ONLY, true],
] as const)('%s with %o on %o: %s', (mode, fields, instance, allowed) => {
  expect(canSubmit(mode, fields, instance)).toBe(allowed)
})

test('an invite code is needed only to register while registrations are closed', () => {
  expect(needsInvite('sign-up', INVITE_ONLY)).toBe(true)
  expect(needsInvite('sign-up', OPEN)).toBe(false)
  expect(needsInvite('sign-in', INVITE_ONLY)).toBe(false)
})

test('the methods are those of the instance that the client supports, in the instance’s order', () => {
  const instance = { authentication_methods: ['eip4361', 'telepathy', 'password'] }
  expect(offeredMethods(instance, ['password', 'eip4361'])).toEqual(['eip4361', 'password'])
})
