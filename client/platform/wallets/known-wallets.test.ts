/** Tests docs/spec/sign-in.md#wallets-of-the-browser. */
import { expect, test } from 'vitest'
import { type KnownWallet, withAnnounced, withInjected } from './known-wallets.ts'

const provider = () => ({ request: () => Promise.resolve() })
const fox = { provider: provider(), info: { uuid: '1', name: 'Fox', rdns: 'io.fox', icon: 'data:,' } }
const badger = {
  provider: provider(),
  info: { uuid: '2', name: 'Badger', rdns: 'io.badger', icon: 'data:,' },
}

const announced = (...details: unknown[]) => details.reduce<readonly KnownWallet[]>(withAnnounced, [])
const names = (wallets: readonly KnownWallet[]) => wallets.map(({ name }) => name)

// docs/spec/sign-in.md#wallets-of-the-browser
test.each([
  ['word for word', fox],
  ['under another uuid', { ...fox, info: { ...fox.info, uuid: '3' } }],
  ['with an object of its own', { ...fox, provider: provider() }],
  ['with both anew', { info: { ...fox.info, uuid: '3' }, provider: provider() }],
  ['without its names', { provider: fox.provider }],
  ['with an object and a name of its own', { info: { uuid: '1', name: 'Fox 2' }, provider: provider() }],
])('a wallet that announces itself again, %s, stays one in its place', (_, again) => {
  const before = announced(fox, badger)
  const after = withAnnounced(before, again)
  expect(names(after)).toEqual(['Fox', 'Badger'])
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after.map((wallet) => wallet.provider)).toEqual([fox.provider, badger.provider])
})

// docs/spec/sign-in.md#wallets-of-the-browser
test.each([
  ['the name', { ...badger.info, name: 'Fox' }],
  ['the maker', { ...badger.info, rdns: 'io.fox' }],
  ['the name, and both have no maker', { uuid: '2', name: 'Fox' }],
  ['no uuid', { name: 'Badger' }],
])('two wallets that share %s are two', (_, info) => {
  const first = { ...fox, info: { ...fox.info, ...(!('rdns' in info) && { rdns: '' }) } }
  expect(announced(first, { ...badger, info })).toHaveLength(2)
  expect(announced({ ...first, info: { ...first.info, uuid: '' } }, { ...badger, info })).toHaveLength(2)
})

// docs/spec/sign-in.md#wallets-of-the-browser
test.each([
  ['no icon', { uuid: '2', name: 'Badger', rdns: 'io.badger' }, 'Badger'],
  ['an icon that is no picture', { ...badger.info, icon: 'data:text/html,<script>' }, 'Badger'],
  ['an empty name', { ...badger.info, name: '' }, ''],
  ['a name that is none', { ...badger.info, name: 7 }, ''],
  ['nothing', null, ''],
])('a wallet that announces itself with %s can be asked', (_, info, name) => {
  expect(names(announced(fox, { provider: badger.provider, info }))).toEqual(['Fox', name])
})

// docs/spec/sign-in.md#wallets-of-the-browser
test.each([[null], ['Fox'], [{}], [{ info: fox.info }], [{ ...fox, provider: {} }]])(
  '%j announces nothing that could be asked',
  (detail) => {
    expect(announced(badger, detail)).toHaveLength(1)
  },
)

test('a wallet that does not announce itself stays beside others, before or after them', () => {
  const other = provider()
  expect(names(withAnnounced(withInjected([], other), fox))).toEqual(['', 'Fox'])
  expect(names(withInjected(announced(fox), other))).toEqual(['Fox', ''])
  expect(withInjected(withInjected([], other), other)).toHaveLength(1)
})

// docs/spec/sign-in.md#wallets-of-the-browser
test('a wallet that is found first and announces itself then is one, and gets its name', () => {
  const [found] = withInjected([], fox.provider)
  const [named, ...others] = withAnnounced(withInjected([], fox.provider), fox)
  expect(others).toEqual([])
  expect(named).toMatchObject({ id: found?.id, name: 'Fox', rdns: 'io.fox' })
  expect(withInjected(announced(fox), fox.provider)).toHaveLength(1)
})

test('the place that several wallets share is no wallet of its own once all of them are known', () => {
  const shared = { ...provider(), providers: [fox.provider, badger.provider] }
  expect(withInjected(announced(fox, badger), shared)).toHaveLength(2)
  expect(withInjected(announced(fox), shared)).toHaveLength(2)
  expect(withInjected([], { ...provider(), providers: [] })).toHaveLength(1)
})

test.each([[undefined], [null], ['wallet'], [{}], [{ request: 'no' }]])('%j is no wallet', (value) => {
  expect(withInjected([], value)).toEqual([])
})

test('a wallet may be a function', () => {
  expect(
    withInjected(
      [],
      Object.assign(() => undefined, provider()),
    ),
  ).toHaveLength(1)
})
