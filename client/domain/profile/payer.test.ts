/** Tests docs/spec/subscriptions.md#who-pays. */
import { expect, test } from 'vitest'
import { payerAmong } from './payer.ts'

const bob = { id: '1', username: 'bob', acct: 'bob' }
const bobby = { id: '2', username: 'bobby', acct: 'bobby' }
const erin = { id: '3', username: 'erin', acct: 'erin@meadow.example' }

// docs/spec/subscriptions.md#who-pays
test.each([
  ['bob', bob],
  ['bob@kith.example', bob],
  ['BOB', bob],
  ['bo', null],
  ['erin@meadow.example', erin],
  ['erin', null],
  ['bob@meadow.example', null],
  ['bobby', null], // the recipient
])('%s is %j', (address, person) => {
  const wanted = { address, instanceUri: 'kith.example', recipientId: bobby.id }
  expect(payerAmong([bobby, bob, erin], wanted)).toEqual(person)
})
