import { expect, test } from 'vitest'
import { createWorld } from '#server/world/world.ts'
import { readPages } from '#tests/harness/pages.ts'
import { NOON, ORIGIN, person, seededRandom, visit } from '#tests/harness/visitor.ts'
import { seedProfiles } from './profiles.ts'

let now = NOON
const world = createWorld({ clock: () => now, random: seededRandom(), baseUrl: ORIGIN })
seedProfiles(world)
const alice = visit(world, 'alice')
const idOf = (acct: string) => person(world, acct).id
const profile = (acct: string) => alice.get(`/api/v1/accounts/${idOf(acct)}`)

test.each([
  ['bob', { following: true, followed_by: true }],
  ['carol', { following: false, requested: false, followed_by: false }],
  ['nina', { following: false, requested: false }],
  ['omar', { requested: true }],
  ['pia', { requested_by: true }],
  ['rosa', { requested: false, rejected_by: true }],
  ['sven', { muting: true, followed_by: true, following: false }],
  ['tara', { subscription_from: true, subscription_to: false }],
  ['wanda', { subscription_to: true, subscription_from: false }],
  ['uma', { following: true, showing_reblogs: false, showing_replies: false }],
])('alice and %s: %o', async (acct, expected) => {
  const [relationship] = await alice.get(`/api/v1/accounts/relationships?id=${idOf(acct)}`)
  expect(relationship).toMatchObject(expected)
})

test('alice has more than a hundred followers and followed people, and fifty subscribers', async () => {
  const mine = `/api/v1/accounts/${idOf('alice')}`
  const count = async (path: string) => (await readPages(alice, path)).flat().length
  expect(await count(`${mine}/followers`)).toBeGreaterThan(100)
  expect(await count(`${mine}/following`)).toBeGreaterThan(100)
  const [current, all] = await Promise.all([
    count(`${mine}/subscribers?limit=20`),
    count(`${mine}/subscribers?limit=20&include_expired=true`),
  ])
  expect([current, all]).toEqual([46, 51])
})

test('the gallery has more than sixty posts, with several pictures, covers and other files', async () => {
  const posts = await alice.get(`/api/v1/accounts/${idOf('fotis')}/statuses?only_media=true&limit=100`)
  expect(posts).toHaveLength(70)
  const files = posts.map(
    ({ media_attachments }: { media_attachments: { type: string }[] }) => media_attachments,
  )
  expect(files.filter((of: unknown[]) => of.length > 1).length).toBeGreaterThan(5)
  expect(new Set(files.flat().map(({ type }: { type: string }) => type))).toEqual(
    new Set(['image', 'video', 'audio', 'unknown']),
  )
  expect(posts.filter(({ sensitive }: { sensitive: boolean }) => sensitive).length).toBeGreaterThan(5)
  expect(await alice.get(`/api/v1/accounts/${idOf('fotis')}/statuses?pinned=true`)).toHaveLength(4)
  const all = await alice.get(`/api/v1/accounts/${idOf('fotis')}/statuses?limit=100`)
  expect(all.length).toBeGreaterThan(80)
})

test('a profile with ten fields, proofs, payments and emoji', async () => {
  const wanda = await profile('wanda')
  expect(wanda.fields).toHaveLength(10)
  expect(wanda.identity_proofs).toMatchObject([{ is_legacy_proof: false }, { is_legacy_proof: true }])
  expect(wanda.payment_options).toMatchObject([{ type: 'link' }, { type: 'monero-subscription' }])
  expect(wanda.emojis.map(({ shortcode }: { shortcode: string }) => shortcode).toSorted()).toEqual([
    'bee_busy',
    'leaf',
    'mug',
  ])
  expect(wanda.note).toContain('<a ')
  for (const picture of [wanda.avatar, wanda.header]) expect(picture).toContain('/media/')
})

test('profiles of other kinds', async () => {
  expect(await profile('clockwork')).toMatchObject({ bot: true })
  expect(await profile('ticker@wire.example')).toMatchObject({ bot: true })
  expect(await profile('seeds@groups.example')).toMatchObject({ is_group: true })
  expect(await profile('hermit@cave.example')).toMatchObject({ locked: true })
  expect(await profile('plain@bare.example')).toMatchObject({ display_name: '', note: '', fields: [] })
  expect((await profile('plain@bare.example')).avatar).toContain('/identicon?')
  expect((await profile('tricky@odd.example')).display_name).toContain('\u202E')
  expect(await profile('https://attic.example/actors/7')).toMatchObject({ username: 'caretaker' })
})

test('mila has an alias that names her back, one that does not, and one that nobody knows', async () => {
  expect(await alice.get(`/api/v1/accounts/${idOf('mila')}/aliases/all`)).toMatchObject({
    declared: [{ acct: 'mila@old.example' }, { acct: 'mila@other.example' }],
    declared_all: [
      { account: { acct: 'mila@old.example' } },
      { account: { acct: 'mila@other.example' } },
      { id: 'https://gone.example/users/mila', account: null },
    ],
    verified: [{ acct: 'mila@old.example' }],
  })
})

test('one server accepts after seven seconds, one never, and one has posts that come when they are asked for', async () => {
  const [slow, silent] = [idOf('slow@harbour.example'), idOf('silent@void.example')]
  const archivist = `/api/v1/accounts/${idOf('archivist@archive.example')}`
  for (const id of [slow, silent]) await alice.post(`/api/v1/accounts/${id}/follow`)
  expect(await alice.get(`${archivist}/statuses?limit=40`)).toHaveLength(1)
  await alice.send('POST', `${archivist}/load_activities`, {})
  now += 6999
  const asked = `/api/v1/accounts/relationships?id[0]=${slow}&id[1]=${silent}`
  for (const { requested } of await alice.get(asked)) expect(requested).toBe(true)
  now += 1
  const answers: { id: string; following: boolean }[] = await alice.get(asked)
  expect(answers.filter(({ following }) => following)).toMatchObject([{ id: slow }])
  expect(await alice.get(`${archivist}/statuses?limit=40`)).toHaveLength(13)
  expect(await alice.get(`${archivist}/statuses?pinned=true`)).toEqual([])
  await alice.send('POST', `${archivist}/load_activities`, { collection: 'featured' })
  now += 3000
  expect(await alice.get(`${archivist}/statuses?pinned=true`)).toHaveLength(2)
})
