/** Tests docs/spec/notifications.md#told-once with the locks of a browser. */
import { afterEach, expect, test } from 'vitest'
import { createClaims } from './claims.ts'

let open: AbortController[] = []
let accounts = 0

afterEach(() => {
  for (const tab of open) tab.abort()
  open = []
})

function openTab(account: string) {
  const tab = new AbortController()
  open.push(tab)
  return { claim: createClaims(account, tab.signal), close: () => tab.abort() }
}

function newAccount(): string {
  accounts += 1
  return `alice ${accounts}`
}

// docs/spec/notifications.md#told-once
// docs/spec/notifications.md#many-at-once
test('of tabs that claim the same posts at the same moment one gets all of them', async () => {
  const account = newAccount()
  const ids = ['1', '2', '3', '4', '5']
  const tabs = [openTab(account), openTab(account), openTab(account)]
  const got = await Promise.all([
    tabs[0]?.claim(ids),
    tabs[1]?.claim(ids.toReversed()), // whichever is first
    tabs[2]?.claim(ids),
  ])
  expect(got.map((claimed) => claimed?.length).toSorted()).toEqual([0, 0, 5])
  expect(await tabs[1]?.claim(['6'])).toEqual(['6'])
  expect(await tabs[0]?.claim(['6'])).toEqual([])
})

test('each account of a browser has claims of its own', async () => {
  const one = openTab(newAccount())
  const other = openTab(newAccount())
  expect(await one.claim(['1'])).toEqual(['1'])
  expect(await other.claim(['1'])).toEqual(['1'])
})

test('a tab that is closed takes its claims along, and one that is open keeps the last 300', async () => {
  const account = newAccount()
  const many = Array.from({ length: 301 }, (_, number) => `${number}`)
  const [first, second] = [openTab(account), openTab(account)]
  expect(await first.claim(many)).toHaveLength(301)
  await expect.poll(() => second.claim(['0'])).toEqual(['0'])
  expect(await second.claim(['1', '300'])).toEqual([])
  first.close()
  await expect.poll(() => second.claim(['300'])).toEqual(['300'])
})
