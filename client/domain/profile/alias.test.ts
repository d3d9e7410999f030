/** Tests docs/spec/profiles.md#admin-badge-and-alias-badge. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Aliases } from '#contract/entities/aliases.ts'
import { aliasLinks } from './alias.ts'

const ALIASES = parse(Aliases, {
  declared: [],
  verified: [],
  declared_all: [
    {
      id: 'https://lab.example/users/ada',
      account: { id: '7', username: 'ada', acct: 'ada@lab.example', url: 'https://lab.example/@ada' },
    },
    { id: 'https://old.example/users/ada', account: null },
    { id: 'javascript:alert(1)', account: null },
  ],
})

// docs/spec/profiles.md#admin-badge-and-alias-badge
test('known aliases lead to their profile here, others to where they are', () => {
  expect(aliasLinks(ALIASES, false).map(({ text, href }) => [text, href])).toEqual([
    ['https://lab.example/@ada', '/@ada@lab.example'],
    ['https://old.example/users/ada', 'https://old.example/users/ada'],
  ])
})

test('guests read aliases of other servers there', () => {
  expect(aliasLinks(ALIASES, true).map(({ href }) => href)).toEqual([
    'https://lab.example/@ada',
    'https://old.example/users/ada',
  ])
})

// docs/spec/conventions.md#texts-of-others
test.each(['https://bank.example/@ada', 'https://bank.example@lab.example/', 'ada'])(
  'a known alias that calls itself %s is called by the address of its account',
  (url) => {
    const account = { id: '7', username: 'ada', acct: 'ada@lab.example', url }
    const aliases = parse(Aliases, { declared_all: [{ id: 'https://lab.example/\u202Eusers/ada', account }] })
    expect(aliasLinks(aliases, false).map(({ text }) => text)).toEqual(['https://lab.example/users/ada'])
  },
)
