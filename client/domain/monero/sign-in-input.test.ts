/**
 * Tests docs/spec/sign-in.md#one-message-one-attempt: when there is another message, and what becomes of a
 * signature.
 */
import { beforeEach, expect, test } from 'vitest'
import { createMoneroWallet } from '#tests/captured/monero-wallet.ts'
import {
  EMPTY_INPUT,
  isSigned,
  type SignInInput,
  withAddress,
  withFreshMessage,
  withSignature,
} from './sign-in-input.ts'

const SIGNATURE = createMoneroWallet('anybody').sign('a text')

let written = 0
beforeEach(() => {
  written = 0
})
const write = (address: string) => {
  written += 1
  return `${address} ${written}`
}

const enter = (input: SignInInput, typed: string, address: string | null = typed) =>
  withAddress(input, typed, address, write)
const signed = () => withSignature(enter(EMPTY_INPUT, 'one'), SIGNATURE)

test('an address has a message, to which a signature belongs', () => {
  const begun = enter(EMPTY_INPUT, 'on', null)
  expect(begun).toEqual({ ...EMPTY_INPUT, typed: 'on' })
  const entered = enter(begun, 'one')
  expect(entered).toMatchObject({ typed: 'one', message: 'one 1', signature: '', removed: null })
  expect(isSigned(entered)).toBe(false)
  expect(isSigned(withSignature(entered, SIGNATURE.slice(1)))).toBe(false)
  expect(isSigned(withSignature(entered, SIGNATURE))).toBe(true)
})

test('the white space of a paste goes', () => {
  expect(
    withSignature(EMPTY_INPUT, ` ${SIGNATURE.slice(0, 9)}\r\n${SIGNATURE.slice(9)}\u200b\n`).signature,
  ).toBe(SIGNATURE)
})

// docs/spec/sign-in.md#one-message-one-attempt
test('another address has another message, and the signature goes with its reason', () => {
  const other = enter(signed(), 'two')
  expect(other).toMatchObject({ message: 'two 2', signature: '', removed: 'address' })
  expect(withSignature(other, 'x').removed).toBeNull()
})

test('an address that is mended has its old message and signature', () => {
  const broken = enter(signed(), 'on', null)
  expect(isSigned(broken)).toBe(false)
  const mended = enter(broken, ' one', 'one')
  expect(mended).toMatchObject({ typed: ' one', message: 'one 1', signature: SIGNATURE, removed: null })
  expect(isSigned(mended)).toBe(true)
})

// docs/spec/sign-in.md#one-message-one-attempt
test('a message that is used up is written anew for the same address', () => {
  const fresh = withFreshMessage(signed(), write)
  expect(fresh).toMatchObject({ typed: 'one', message: 'one 2', signature: '', removed: 'spent' })
  expect(isSigned(fresh)).toBe(false)
  // The reason stays while nothing new was pasted.
  expect(enter(fresh, 'two')).toMatchObject({ message: 'two 3', removed: 'spent' })
})
