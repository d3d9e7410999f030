import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { suggestionTrigger } from '#domain/composer/suggestion.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { type HeldCall, holdCalls } from '#tests/harness/held-calls.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { rememberTagsOf } from './remembered-tags.ts'
import { suggestionsQuery } from './suggestions.ts'

vi.mock('virtual:standard-emoji', () => ({
  shortcodes: async () => ({ default: new Set(['tomato']) }),
  languages: {
    en: async () => ({
      default: [
        {
          group: 'animals',
          emojis: [
            ['🐈', 'cat', ''],
            ['🐕', 'dog', 'cat'],
          ],
        },
      ],
    }),
  },
}))

/** The calls that were made. */
let asked: HeldCall[]

beforeEach(() => {
  asked = holdCalls()
})

const queryFor = (text: string) => suggestionsQuery(suggestionTrigger(text, text.length), 'en')
const account = (acct: string) => ({ id: acct, username: acct, acct })

async function suggested(text: string, answer: unknown) {
  const found = createQueryClient().fetchQuery(queryFor(text))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer(answer)
  return (await found).map(({ inserted }) => inserted)
}

// docs/spec/writing.md#suggestions
test('four people at most, without asking other servers', async () => {
  const five = ['bob', 'bobby', 'bob3', 'bob4', 'bob5'].map(account)
  expect(await suggested('@bo', five)).toEqual(['@bob', '@bobby', '@bob3', '@bob4'])
  expect(asked[0]?.url).toBe('http://kith.example/api/v1/accounts/search?q=bo&resolve=false&limit=4')
})

test.each([
  ['what stands there exactly', [account('bob')], []],
  ['nobody', [], []],
  ['one without an address', [account('https://x.example/bob'), account('bobby')], ['@bobby']],
  ['nonsense among people', [null, 7, account('bobby')], ['@bobby']],
])('%s', async (_, answer, inserted) => {
  expect(await suggested('@bob', answer)).toEqual(inserted)
})

test('custom emoji as their name, standard ones as themselves, by name alone', async () => {
  const custom = [{ shortcode: 'blob_cat', url: 'https://kith.example/cat.png', category: null }]
  expect(await suggested(':cat', custom)).toEqual(['🐈', ':blob_cat:'])
})

// docs/spec/reactions.md#one-emoji-picker
test('no custom emoji that the server would take for a standard one', async () => {
  const custom = ['tomato', 'tomato_ripe'].map((shortcode) => ({
    shortcode,
    url: 'https://kith.example/t.png',
  }))
  expect(await suggested(':tom', custom)).toEqual([':tomato_ripe:'])
})

test('an older answer never overtakes a newer one', async () => {
  const observer = new QueryObserver(createQueryClient(), queryFor('@bo'))
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  observer.setOptions(queryFor('@car'))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[1]?.answer([account('carol')])
  asked[0]?.answer([account('bob')])
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.map(({ name }) => name)).toEqual(['carol']))
  stop()
})

// docs/spec/writing.md#hashtags-with-capitals
test('tags of the server, behind those that were published here, as they were spelled', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem(KEYS.owner, 'alice')
  rememberTagsOf('look: #CatsOfKith and #Tea')
  const hashtags = ['scat', 'cats', 'catsofkith'].map((name) => ({ name, url: '' }))
  expect(await suggested('#cat', { accounts: [], statuses: [], hashtags })).toEqual([
    '#CatsOfKith',
    '#cats',
    '#scat',
  ])
  expect(asked[0]?.url).toBe('http://kith.example/api/v2/search?q=%23cat&limit=40')
})
