/**
 * Asks each engine for the roles and names that it tells assistive programs, and compares them with the
 * trees that the journeys see in Chromium: docs/spec/conventions.md#accessibility.
 */
import { expect, test } from 'vitest'
import { shareOfToday } from '#tests/harness/seeded.ts'
import {
  ACTIONS,
  COMPOSER,
  HEAD,
  HOME,
  INVOICE,
  NOTIFICATION,
  NOTIFICATIONS,
  namedIn,
  QUESTION,
  THREAD,
} from '#tests/harness/trees.ts'
import { inEngine } from './engines.ts'
import type { Reader } from './reader.ts'

interface Page {
  what: string
  as: string
  seed: string
  open: (reader: Reader) => Promise<void>
  /** What is in the elements that these selectors find. */
  trees: readonly (readonly [selector: string, tree: string])[]
}

const PAGES: readonly Page[] = [
  {
    what: 'Home',
    as: 'alice',
    seed: 'small',
    async open(reader) {
      await openAsked(reader, () => '/home')
      await reader.see('button', 'Use the dark theme')
    },
    trees: [
      ['header', HEAD],
      ['main', HOME],
      ['[role=feed]', QUESTION + ACTIONS],
    ],
  },
  {
    what: 'the composer',
    as: 'alice',
    seed: 'empty',
    async open({ open, press, see }) {
      await open('/home')
      await press('button', 'What is on your mind?')
      await see('button', 'Publish')
    },
    trees: [['form[aria-label="New post"]', COMPOSER]],
  },
  {
    what: 'a thread',
    as: 'alice',
    seed: 'small',
    open: (reader) => openAsked(reader, (id) => `/post/${id}`),
    trees: [['main', THREAD]],
  },
  {
    what: 'the notifications',
    as: 'alice',
    seed: 'small',
    open: (reader) => openAsked(reader, () => '/notifications'),
    trees: [
      ['main', NOTIFICATIONS],
      ['[role=tabpanel]', NOTIFICATION],
    ],
  },
  {
    what: 'an invoice',
    as: 'bob',
    seed: 'money',
    async open({ open, press, read }) {
      await open('/@alice/subscription')
      await press('button', 'Pay')
      await read('main', 'Waiting for payment')
    },
    trees: [['main', INVOICE]],
  },
]

inEngine((visit) => {
  // docs/spec/conventions.md#accessibility
  test.each(shareOfToday(PAGES, PAGES.length))(
    '$what has the roles and names of its tree',
    async ({ as, seed, open, trees }) => {
      const reader = await visit({ as, seed })
      await open(reader)
      // Some parts come late.
      for (const [selector, tree] of trees)
        await expect.poll(() => reader.tab.missing(selector, namedIn(tree)), { timeout: 20_000 }).toEqual([])
    },
  )
})

/** Writes the post of the trees as bob, and opens a page on which it stands; its id is in some addresses. */
async function openAsked({ ask, open, read }: Reader, pathOf: (id: string) => string): Promise<void> {
  const poll = { options: ['tea', 'coffee'], expires_in: 3600 }
  const body = { status: '@alice what do you say?', poll }
  const { id } = await ask<{ id: string }>('POST', '/api/v1/statuses', body, 'bob')
  await open(pathOf(id))
  await read('main article', 'what do you say?')
}
