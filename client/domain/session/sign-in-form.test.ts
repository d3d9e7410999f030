import { describe, expect, test } from 'vitest'
import {
  availableMethods,
  canSubmit,
  firstMethod,
  isValidUsername,
  needsInvite,
  signInMethod,
  trimUsername,
} from './sign-in-form.ts'

const OPEN = { registrations: true }
const INVITE_ONLY = { registrations: false }
const filled = { username: 'alice', password: 'secret', inviteCode: '', isSigned: false, hasWallet: false }

// docs/spec/sign-in.md#username
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

// docs/spec/sign-in.md#username
test('spaces around a username are removed', () => {
  expect(trimUsername(' alice\t')).toBe('alice')
})

// docs/spec/sign-in.md#when-the-form-can-be-sent
test.each([
  ['sign-in', filled, INVITE_ONLY, true],
  ['sign-in', { ...filled, password: '' }, OPEN, false],
  ['sign-in', { ...filled, username: '' }, OPEN, false],
  ['sign-up', filled, OPEN, true],
  ['sign-up', filled, INVITE_ONLY, false],
  ['sign-up', { ...filled, inviteCode: ' ' }, INVITE_ONLY, false],
  ['sign-up', { ...filled, inviteCode: 'code' }, INVITE_ONLY, true],
] as const)('%s with %o on %o: %s', (mode, fields, instance, allowed) => {
  expect(canSubmit(mode, 'password', fields, instance)).toBe(allowed)
})

// docs/spec/sign-in.md#invite-code
test('an invite code is needed only to register while registrations are closed', () => {
  expect(needsInvite('sign-up', INVITE_ONLY)).toBe(true)
  expect(needsInvite('sign-up', OPEN)).toBe(false)
  expect(needsInvite('sign-in', INVITE_ONLY)).toBe(false)
})

// docs/spec/sign-in.md#when-the-form-can-be-sent
test.each([
  ['sign-in', '', '', OPEN, true],
  ['sign-up', '', '', OPEN, false],
  ['sign-up', 'al ice', '', OPEN, false],
  ['sign-up', 'alice', '', OPEN, true],
  ['sign-up', 'alice', '', INVITE_ONLY, false],
  ['sign-up', 'alice', 'code', INVITE_ONLY, true],
] as const)('%s with a wallet as %j, code %j, on %o: %s', (mode, username, inviteCode, instance, allowed) => {
  const fields = { username, inviteCode, password: '', isSigned: false, hasWallet: true }
  expect(canSubmit(mode, 'eip4361', fields, instance)).toBe(allowed)
  expect(canSubmit(mode, 'eip4361', { ...fields, hasWallet: false }, instance)).toBe(false)
})

// docs/spec/sign-in.md#when-the-form-can-be-sent
test.each([
  ['sign-in', '', '', false, OPEN, false],
  ['sign-in', '', '', true, OPEN, true],
  ['sign-up', 'alice', '', false, OPEN, false],
  ['sign-up', '', '', true, OPEN, false],
  ['sign-up', 'alice', '', true, OPEN, true],
  ['sign-up', 'alice', '', true, INVITE_ONLY, false],
  ['sign-up', 'alice', 'code', true, INVITE_ONLY, true],
] as const)(
  '%s with Monero as %j, code %j, signed: %s, on %o: %s',
  (mode, username, inviteCode, isSigned, instance, allowed) => {
    const fields = { username, inviteCode, password: '', isSigned, hasWallet: false }
    expect(canSubmit(mode, 'caip122_monero', fields, instance)).toBe(allowed)
  },
)

// docs/spec/sign-in.md#unknown-methods
test('a method that is not known raises', () => {
  expect(signInMethod('caip122_monero')).toBe('caip122_monero')
  expect(() => signInMethod('telepathy')).toThrow('invalid login type')
  expect(() => signInMethod('constructor')).toThrow('invalid login type')
})

// docs/spec/sign-in.md#methods
describe('methods', () => {
  const gate = {
    chain_id: 'eip155:1',
    chain_metadata: { description: null, payment_amount_min: 0, is_forwarding_required: true },
    features: { subscriptions: false, gate: true },
  }
  const offer = (...authentication_methods: string[]) => ({
    authentication_methods,
    blockchains: [],
    login_message: 'Do not sign this elsewhere!',
  })

  test('are those of the instance that the client supports, in the instance’s order', () => {
    expect(availableMethods(offer('eip4361', 'telepathy', 'caip122_monero', 'password'))).toEqual([
      'eip4361',
      'caip122_monero',
      'password',
    ])
  })

  // docs/spec/sign-in.md#sign-in-messages
  test('no wallet is offered for words that are more than a line of a message', () => {
    const login_message = 'x\n\nURI: https://bank.example'
    expect(availableMethods({ ...offer('eip4361', 'caip122_monero', 'password'), login_message })).toEqual([
      'password',
    ])
    expect(availableMethods({ ...offer(), blockchains: [gate], login_message })).toEqual([])
  })

  test('behind a gate there is Ethereum alone', () => {
    const gated = { ...offer('password'), blockchains: [gate] }
    expect(availableMethods(gated)).toEqual(['eip4361'])
    expect(firstMethod(gated, { hasWallet: false })).toBe('eip4361')
  })

  test.each([
    [offer('password', 'eip4361'), true, 'eip4361'],
    [offer('eip4361', 'password'), false, 'password'],
    [offer('eip4361'), false, 'eip4361'],
    [offer('password'), true, 'password'],
    [offer('caip122_monero', 'password'), true, 'password'],
    [offer('caip122_monero', 'eip4361'), true, 'eip4361'],
    [offer('caip122_monero', 'eip4361'), false, 'caip122_monero'],
    [offer('caip122_monero'), true, 'caip122_monero'],
    [offer('telepathy'), true, null],
  ])('%o with a wallet %s: %s', (instance, hasWallet, method) => {
    expect(firstMethod(instance, { hasWallet })).toBe(method)
  })
})
