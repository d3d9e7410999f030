import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { previewedAccount } from './preview.ts'
import {
  type EditedField,
  editableProfile,
  editedProfile,
  isEdited,
  newField,
  profileUpdate,
  realChanges,
  withAddressAlone,
  withMovedField,
} from './profile-edit.ts'

const PICTURE = 'data:image/png;base64,iVBORw0KGgo='

const account = parse(Account, {
  id: '1',
  username: 'cyd',
  acct: 'cyd',
  display_name: 'Cyd',
  note: '<p>One</p>',
  avatar: 'https://mitra.example/media/a.png',
  mention_policy: 'only_contacts',
  fields: [{ name: 'Web', value: '<a href="https://other.example">https://other.example</a>' }],
  source: { privacy: 'public', note: 'One', fields: [{ name: 'Web', value: 'https://other.example' }] },
})

const field = (name: string, value: string): EditedField => ({ key: name + value, name, value })

describe('the editor begins with what the server has (docs/spec/settings.md#profile-editor)', () => {
  test('with the texts as they were typed', () => {
    expect(editableProfile(account)).toEqual({
      displayName: 'Cyd',
      note: 'One',
      fields: [{ key: '0', name: 'Web', value: 'https://other.example' }],
      bot: false,
      locked: false,
      mentionPolicy: 'only_contacts',
    })
  })

  test('what was not changed follows the server', () => {
    const renamed = { ...account, display_name: 'Cyd of the harbour' }
    expect(editedProfile(renamed, { note: 'Two' })).toMatchObject({
      displayName: 'Cyd of the harbour',
      note: 'Two',
    })
  })
})

describe('changes', () => {
  test.each([
    { displayName: 'Cyd' },
    { displayName: ' Cyd ' },
    { note: 'One', bot: false, locked: false, mentionPolicy: 'only_contacts' },
    { fields: [field(' Web', 'https://other.example '), field('', ' ')] },
  ])('%j is none', (changes) => {
    expect(realChanges(account, changes)).toEqual({})
    expect(isEdited(account, changes, {})).toBe(false)
  })

  test.each([
    { displayName: '' },
    { note: 'One ' },
    { fields: [] },
    { bot: true },
    { fields: [field('Web', 'https://other.example'), field('a', '')] },
  ])('%j is one', (changes) => {
    expect(realChanges(account, changes)).toEqual(changes)
    expect(isEdited(account, changes, {})).toBe(true)
  })

  test('a picture that is chosen or removed is one', () => {
    expect(isEdited(account, {}, { avatar: null })).toBe(true)
    expect(isEdited(account, {}, { header: PICTURE })).toBe(true)
    expect(isEdited(account, {}, { header: undefined })).toBe(false)
  })
})

describe('nothing but the changes is sent (docs/server/accounts.md#update-credentials)', () => {
  test('texts and choices', () => {
    const changes = {
      displayName: ' Dy ',
      note: '',
      fields: [field(' a ', ' b '), field('', '')],
      locked: true,
    }
    expect(profileUpdate(account, changes, {})).toEqual({
      display_name: 'Dy',
      note: '',
      fields_attributes: [{ name: 'a', value: 'b' }],
      locked: true,
    })
    expect(profileUpdate(account, { displayName: 'Cyd', mentionPolicy: 'none' }, {})).toEqual({
      mention_policy: 'none',
    })
  })

  test('pictures as base64 without a prefix (docs/spec/settings.md#pictures-of-a-profile)', () => {
    expect(profileUpdate(account, {}, { avatar: PICTURE, header: null })).toEqual({
      avatar: 'iVBORw0KGgo=',
      avatar_media_type: 'image/png',
      header: '',
    })
    expect(profileUpdate(account, {}, { avatar: undefined })).toEqual({})
  })
})

test('the preview shows what is typed, and the rest as it is', () => {
  const edit = editedProfile(account, { displayName: 'Dy', fields: [field('', 'lost'), field('A', 'b & c')] })
  const shown = previewedAccount(account, edit, { avatar: null, header: PICTURE }, [])
  expect(shown).toMatchObject({ display_name: 'Dy', note: '<p>One</p>', avatar: null, header: PICTURE })
  expect(shown.fields.map(({ name, value }) => [name, value])).toEqual([['A', 'b &amp; c']])
  expect(previewedAccount(account, { ...edit, note: 'Two\nlines' }, {}, []).note).toBe('<p>Two<br>lines</p>')
})

test('a row is moved to a place that there is (docs/spec/settings.md#fields-of-a-profile)', () => {
  const rows = ['a', 'b', 'c'].map((name) => ({ key: name, name, value: '' }))
  const order = (key: string, to: number) =>
    withMovedField(rows, key, to)
      .map(({ name }) => name)
      .join('')
  expect(order('a', 2)).toBe('bca')
  expect(order('c', 0)).toBe('cab')
  for (const [key, to] of [
    ['a', 0],
    ['a', -1],
    ['c', 3],
    ['d', 1],
  ] as const) {
    expect(withMovedField(rows, key, to)).toBe(rows)
  }
})

test('a new row is empty, and its key is its own', () => {
  const rows = [...editableProfile(account).fields, { key: '7', name: 'a', value: '' }]
  expect(newField(rows)).toEqual({ key: '8', name: '', value: '' })
  expect(newField([]).key).toBe('0')
})

// docs/spec/payments.md#pasted-addresses
test.each([
  ['$BTC', 'bitcoin:bc1q0cyd?amount=1', 'bc1q0cyd'],
  ['$btc', 'bitcoin:?lno=x', 'bitcoin:?lno=x'],
  ['$LTC', 'bitcoin:bc1q0cyd?amount=1', 'bitcoin:bc1q0cyd?amount=1'],
  ['Donations', 'bitcoin:bc1q0cyd?amount=1', 'bitcoin:bc1q0cyd?amount=1'],
  ['$ETH', '0x70997970C51812dc3A010C7d01b5 0e0d17dc79C8', '0x70997970C51812dc3A010C7d01b5 0e0d17dc79C8'],
])('of a row %s with %j, %j is kept', (name, value, kept) => {
  expect(withAddressAlone(field(name, value)).value).toBe(kept)
})
