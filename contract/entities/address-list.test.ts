/** Tests docs/server/settings.md#export, docs/spec/data.md#a-broken-part. */
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { AddressList, addressesIn } from './address-list.ts'

test.each([
  ['', [], 0],
  ['bob@kith.example\n', ['bob@kith.example'], 0],
  ['bob@kith.example\r\nerin@meadow.example\r\n', ['bob@kith.example', 'erin@meadow.example'], 0],
  ['zoë@bücher.example', ['zoë@bücher.example'], 0],
  ['a@b.example\noops\nc@d.example', ['a@b.example', 'c@d.example'], 1],
])('%o has addresses', (csv, addresses, unreadable) => {
  expect(safeParse(AddressList, csv).success).toBe(true)
  expect(addressesIn(csv)).toEqual({ addresses, unreadable })
})

test.each([
  '<!doctype html><title>Sign in to the hotel</title>',
  '{"error":"internal error"}',
  'internal error',
  'bob@kith.example\n<b>oops</b>',
  undefined,
])('%o is no list', (answer) => {
  expect(safeParse(AddressList, answer).success).toBe(false)
})
