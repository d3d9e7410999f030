/** Tests docs/server/settings.md#export. */
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { AddressList } from './address-list.ts'

test.each(['', 'bob@kith.example\n', 'bob@kith.example\r\nerin@meadow.example\r\n', 'zoë@bücher.example'])(
  '%o is kept as it is',
  (csv) => {
    expect(safeParse(AddressList, csv)).toMatchObject({ success: true, output: csv })
  },
)

test.each([
  '<!doctype html><title>Sign in to the hotel</title>',
  '{"error":"internal error"}',
  'internal error',
  'bob@kith.example\n<b>oops</b>',
  undefined,
])('%o is no list', (answer) => {
  expect(safeParse(AddressList, answer).success).toBe(false)
})
