/**
 * Tests docs/spec/notifications.md#told-once, docs/spec/notifications.md#nothing-that-was-seen,
 * docs/spec/notifications.md#many-at-once.
 */
import fc from 'fast-check'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import type { News } from '#domain/system-notification/news.ts'
import { tellOnce } from './tell-once.ts'

const news = (id: string, kind: News['kind'] = 'mention'): News => ({
  kind,
  notificationId: kind === 'mention' ? `n${id}` : null,
  post: parse(Post, { id, account: { id: 'b', username: 'bob' } }),
})

/** The locks of a browser: who asks first has a post for good, as long as the tab is open. */
class Locks {
  readonly holders = new Map<string, number>()
  claim = (tab: number) => async (ids: readonly string[]) => {
    const free = ids.filter((id) => !this.holders.has(id))
    for (const id of free) this.holders.set(id, tab)
    return free
  }
}

interface Tab {
  waits: number
  shows: readonly string[]
}

/** Lets tabs receive the same answers in any order; returns what was told, each time as one list. */
async function receiveInTabs(tabs: readonly Tab[], answers: readonly { tab: number; ids: string[] }[]) {
  const locks = new Locks()
  const told: string[][] = []
  await Promise.all(
    answers.map(({ tab, ids }, at) => {
      const { waits, shows } = tabs[tab] ?? { waits: 0, shows: [] }
      const kind = at % 2 === 0 ? ('mention' as const) : ('person' as const)
      return tellOnce(
        ids.map((id) => news(id, kind)),
        {
          giveWay: async () => {
            for (let turn = 0; turn < waits; turn += 1) await Promise.resolve()
          },
          claim: locks.claim(tab),
          isSeen: async ({ post }) => shows.includes(post.id),
          tell: async (all) => void told.push(all.map(({ post }) => post.id)),
        },
      )
    }),
  )
  return told
}

const IDS = ['1', '2', '3', '4', '5', '6']
const ids = fc.subarray(IDS)
const tabs = fc.array(fc.record({ waits: fc.nat(9), shows: fc.subarray(['1', '2']) }), {
  minLength: 1,
  maxLength: 4,
})
const answers = fc.array(fc.record({ tab: fc.nat(3), ids }), { maxLength: 12 })

// docs/spec/notifications.md#told-once
test('never twice, and once unless the tab that was first shows it, whatever arrives where and when', async () => {
  await fc.assert(
    fc.asyncProperty(tabs, answers, async (open, all) => {
      const arrived = all.filter(({ tab }) => tab < open.length)
      const told = (await receiveInTabs(open, arrived)).flat()
      expect(told).toEqual([...new Set(told)])
      const shown = open.flatMap(({ shows }) => shows)
      const expected = new Set(arrived.flatMap((each) => each.ids).filter((id) => !shown.includes(id)))
      expect(told.filter((id) => !shown.includes(id)).toSorted()).toEqual([...expected].toSorted())
    }),
    { numRuns: 500, seed: 20261126 },
  )
})

// docs/spec/notifications.md#nothing-that-was-seen
test('the tab that shows a post goes first, and then nobody tells of it', async () => {
  const inFront = { waits: 0, shows: ['1'] }
  const hidden = { waits: 5, shows: [] }
  const both = [0, 1].map((tab) => ({ tab, ids: ['1'] }))
  expect(await receiveInTabs([hidden, inFront], both)).toEqual([])
})

// docs/spec/notifications.md#many-at-once
test('what comes at once is told at once, a post that came in two ways as one', async () => {
  const told: News[][] = []
  const locks = new Locks()
  await tellOnce([news('1', 'person'), news('1'), news('2')], {
    giveWay: async () => {},
    claim: locks.claim(0),
    isSeen: async () => false,
    tell: async (all) => void told.push([...all]),
  })
  expect(told.map((all) => all.map(({ post, kind }) => `${kind} ${post.id}`))).toEqual([
    ['mention 1', 'mention 2'],
  ])
})

test('of nothing nothing is claimed', async () => {
  await tellOnce([], {
    giveWay: () => Promise.reject(new Error('nobody waits')),
    claim: async () => [],
    isSeen: async () => false,
    tell: async () => {},
  })
})
