import { expect, test } from 'vitest'
import { serverAddress } from './server-address.ts'

// docs/spec/session.md#other-servers
test.each([
  ['meadow.example', 'https://meadow.example/'],
  [' Meadow.Example ', 'https://meadow.example/'],
  ['https://meadow.example/@ada', 'https://meadow.example/'],
  ['@ada@meadow.example', 'https://meadow.example/'],
  ['ada@meadow.example', 'https://meadow.example/'],
  ['meadow.example:8443', 'https://meadow.example:8443/'],
  ['http://abcdef.onion', 'http://abcdef.onion/'],
  ['', null],
  ['meadow', null],
  ['two words', null],
  ['javascript:alert(1)', null],
  ['https://ada:secret@meadow.example', null],
])('%j is the server at %j', (typed, address) => {
  expect(serverAddress(typed)).toBe(address)
})
