import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

test('only a few tasks run at once, and their outcomes stand in the order of the items', async () => {
  let running = 0
  let most = 0
  const outcomes = await fewAtOnce([5, 1, 3, 0, 2], 2, async (item) => {
    running += 1
    most = Math.max(most, running)
    for (let step = 0; step < item; step += 1) await Promise.resolve()
    running -= 1
    if (item === 0) throw new Error('nothing')
    return item * 10
  })
  expect(most).toBe(2)
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : null))).toEqual([
    50,
    10,
    30,
    null,
    20,
  ])
})
