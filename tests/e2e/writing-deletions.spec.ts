/**
 * Tests docs/spec/lists.md#a-deletion-whose-answer-is-lost: whatever is deleted, the page says what the
 * server has.
 */
import type { Page } from '@playwright/test'
import { allAnswered, chooseItem, demoPerson, expect, test } from './journey.ts'
import type { OtherClient } from './other-client.ts'

const [alice, bob, carol] = [demoPerson('alice'), demoPerson('bob'), demoPerson('carol')]

interface Thing {
  /** Opens the page from which it is deleted. */
  path: string
  /** Opens the question. */
  ask(page: Page): Promise<void>
  question: string | RegExp
  confirm: string
  /** Says that it is gone. */
  says: RegExp
  /** The path of the call that deletes it. */
  call: string
  method?: 'POST'
  /** Asks the server whether it is there. */
  isThere(client: OtherClient): Promise<boolean>
}

type Clients = { alice: OtherClient; bob: OtherClient }

/** Asks for the thing itself. */
const at = (path: string) => async (client: OtherClient) => (await client.askIfThere('GET', path)) !== null

const menu = (page: Page, words: string) =>
  page
    .getByRole('article')
    .filter({ hasText: words })
    .last()
    .getByRole('button', { name: 'More actions' })
    .click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const found = ({ alice }: Clients) => alice.ask<{ id: string }>('POST', '/api/v1/groups', { name: 'club' })

const THINGS: Record<string, { who?: typeof carol; make(clients: Clients, host: string): Promise<Thing> }> = {
  "one's own post": {
    async make({ alice }) {
      const { id } = await alice.write({ status: 'my words' })
      return {
        path: `/post/${id}`,
        ask: async (page) => {
          await menu(page, 'my words')
          await chooseItem(page, /^Delete$/)
        },
        question: 'Delete post',
        confirm: 'Delete',
        says: /Post deleted/,
        isThere: at(`/api/v1/statuses/${id}`),
        call: '/api/v1/statuses/*',
      }
    },
  },
  'a post, by an administrator': {
    who: carol,
    async make({ bob }) {
      const { id } = await bob.write({ status: 'his words' })
      return {
        path: `/post/${id}`,
        ask: async (page) => {
          await menu(page, 'his words')
          await chooseItem(page, /^Delete$/)
        },
        question: 'Delete post',
        confirm: 'Delete',
        says: /Post deleted/,
        isThere: at(`/api/v1/statuses/${id}`),
        call: '/api/v1/admin/posts/*',
      }
    },
  },
  'a thread of a group': {
    async make(clients) {
      const group_id = (await found(clients)).id
      const root = await clients.bob.write({ status: 'the first words', group_id })
      const { id } = await clients.bob.write({ status: 'an answer', in_reply_to_id: root.id })
      return {
        path: `/post/${id}`,
        ask: async (page) => {
          await menu(page, 'an answer')
          await chooseItem(page, 'Delete whole thread')
        },
        question: 'Delete whole thread',
        confirm: 'Delete whole thread',
        says: /Thread deleted/,
        isThere: at(`/api/v1/statuses/${root.id}`),
        call: '/api/v1/statuses/*/thread',
      }
    },
  },
  'a group': {
    async make(clients, host) {
      const { id } = await found(clients)
      return {
        path: '/@club',
        ask: async (page) => {
          await press(page, 'Delete group')
          await page.getByRole('dialog', { name: 'Delete group' }).getByRole('textbox').fill(`@club@${host}`)
        },
        question: 'Delete group',
        confirm: 'Delete group',
        says: /The group club was deleted/,
        isThere: at(`/api/v1/accounts/${id}`),
        call: '/api/v1/groups/*',
      }
    },
  },
  'a person, by an administrator': {
    who: carol,
    make: async ({ bob }) => ({
      path: '/@bob',
      ask: async (page) => {
        await page.getByRole('button', { name: /^More about / }).click()
        await chooseItem(page, 'Delete user')
      },
      question: 'Delete user',
      confirm: 'Delete user',
      says: /bob@.* deleted/,
      isThere: at(`/api/v1/accounts/${bob.id}`),
      call: '/api/v1/admin/accounts/*',
    }),
  },
  'a custom feed': {
    async make({ alice }) {
      const { id } = await alice.ask<{ id: string }>('POST', '/api/v1/lists', { title: 'Gardens' })
      return {
        path: `/custom-feed/${id}`,
        ask: (page) => press(page, 'Delete feed'),
        question: 'Delete feed',
        confirm: 'Delete',
        says: /Feed Gardens deleted/,
        isThere: at(`/api/v1/lists/${id}`),
        call: '/api/v1/lists/*',
      }
    },
  },
  'a member of a feed': {
    async make({ alice, bob }) {
      const { id } = await alice.ask<{ id: string }>('POST', '/api/v1/lists', { title: 'Gardens' })
      await alice.ask('POST', `/api/v1/lists/${id}/accounts`, { account_ids: [bob.id] })
      return {
        path: `/custom-feed/${id}`,
        ask: (page) => page.getByRole('button', { name: /^Remove / }).click(),
        question: 'Remove from feed',
        confirm: 'Remove',
        says: /Nobody is in this feed yet/,
        call: '/api/v1/lists/*/accounts',
        isThere: async (client) =>
          (await client.ask<object[]>('GET', `/api/v1/lists/${id}/accounts`)).length > 0,
      }
    },
  },
  'a follower': {
    async make({ alice, bob }) {
      await bob.ask('POST', `/api/v1/accounts/${alice.id}/follow`, {})
      return {
        path: '/@bob',
        ask: async (page) => {
          await page.getByRole('button', { name: /^More about / }).click()
          await chooseItem(page, 'Remove from followers')
        },
        question: 'Remove from followers',
        confirm: 'Remove',
        says: /no longer follows you/,
        call: '/api/v1/accounts/*/remove_from_followers',
        method: 'POST',
        isThere: async (client) => {
          const path = `/api/v1/accounts/relationships?id[]=${bob.id}`
          return (await client.ask<{ followed_by: boolean }[]>('GET', path))[0]?.followed_by ?? false
        },
      }
    },
  },
}

for (const [name, { who = alice, make }] of Object.entries(THINGS)) {
  // docs/spec/lists.md#a-deletion-whose-answer-is-lost
  test(`${name}: what never arrived is said to be there, and what was done to be gone`, async ({
    page,
    openAs,
    otherDevice,
    world,
    host,
  }) => {
    const clients = { alice: await otherDevice(alice), bob: await otherDevice(bob) }
    const { method = 'DELETE', ...thing } = await make(clients, host)
    const client = await otherDevice(who)
    await openAs(who, thing.path)
    await thing.ask(page)
    const question = page.getByRole('dialog', { name: thing.question })
    const confirm = question.getByRole('button', { name: thing.confirm, exact: true })
    const broken = { path: thing.call, method, status: 0, times: 1 }

    await world.control({ fail: broken })
    await confirm.click()
    await expect(question.getByRole('alert')).toContainText('cannot be reached')
    expect(await thing.isThere(client)).toBe(true)

    await world.control({ fail: { ...broken, acts: true } })
    await confirm.click()
    await expect(page.getByText(thing.says).first()).toBeVisible()
    await expect(question).toHaveCount(0)
    expect(await thing.isThere(client)).toBe(false)
    await allAnswered(page)
  })
}
