/** Tests docs/spec/sign-in.md#wallets-of-the-browser. */
import { expect, test } from 'vitest'
import { walletLabels } from './wallet-labels.ts'

type Names = readonly [name: string, rdns?: string]

const labels = (...wallets: Names[]) => [
  ...walletLabels(
    wallets.map(([name, rdns = ''], at) => ({ id: String(at), name, rdns })),
    'Unnamed wallet',
  ).values(),
]

// docs/spec/sign-in.md#wallets-of-the-browser
test.each<[string, Names[], string[]]>([
  ['names', [['Fox', 'io.fox'], ['Badger']], ['Fox', 'Badger']],
  ['no name, but a maker', [['', 'io.fox']], ['io.fox']],
  ['neither', [[''], ['Fox']], ['Unnamed wallet', 'Fox']],
  ['neither, twice', [[''], ['']], ['Unnamed wallet', 'Unnamed wallet (2)']],
  [
    'one name and two makers',
    [
      ['Fox', 'io.fox'],
      ['Fox', 'io.fox.test'],
    ],
    ['Fox (io.fox)', 'Fox (io.fox.test)'],
  ],
  ['one name, and one of them has a maker', [['Fox'], ['Fox', 'io.fox']], ['Fox', 'Fox (io.fox)']],
  ['one name and no maker', [['Fox'], ['Fox'], ['Fox']], ['Fox', 'Fox (2)', 'Fox (3)']],
  ['a name that turns the text around', [['F\u202Eox\n']], ['Fox']],
  ['marks alone', [['\u202E \u200F', '\u0000']], ['Unnamed wallet']],
  ['a name without an end', [['🦊'.repeat(500)]], ['🦊'.repeat(60)]],
])('%s', (_, wallets, expected) => {
  expect(labels(...wallets)).toEqual(expected)
})
