/**
 * Tests docs/spec/polls.md#voting, docs/spec/polls.md#who-sees-the-results, docs/spec/polls.md#end-of-a-poll,
 * docs/spec/post-actions.md#a-busy-action.
 */
import type { Page } from '@playwright/test'
import { A, B, demoPerson, expect, posts, test, unique } from './journey.ts'
import type { OtherClient } from './other-client.ts'

const LIGHTHOUSE = 'what should the lighthouse say'

const postWith = (page: Page, text: string) => posts(page).filter({ hasText: text }).first()

/** Publishes a poll as somebody else, and returns the path of its post. */
async function ask(somebody: OtherClient, options: string[], multiple = false): Promise<string> {
  const poll = { options, multiple, expires_in: 3600 }
  const { id } = await somebody.write({ status: unique('what do you say?'), poll })
  return `/post/${id}`
}

const theOne = (page: Page) => page.getByRole('main').getByRole('article').first()

// docs/spec/polls.md#voting
test('vote for one option; the vote is there after a reload @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  await openAs(A, await ask(await otherDevice(B), ['meow', 'purr', 'nothing']))
  const post = theOne(page)
  const vote = post.getByRole('button', { name: 'Vote', exact: true })
  await expect(vote).toBeDisabled()
  await expect(post.getByText('0 votes')).toBeVisible()
  await post.getByRole('radio', { name: 'purr' }).check()
  await vote.click()
  for (const when of ['at once', 'after a reload']) {
    await expect(post.getByRole('listitem').filter({ hasText: 'purr' }), when).toContainText('your vote')
    await expect(post.getByRole('listitem').filter({ hasText: /^1 vote$/ }), when).toBeVisible()
    await expect(post.getByRole('radio')).toHaveCount(0)
    await page.reload()
  }
})

test('vote for several options with the keyboard alone @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const path = await ask(await otherDevice(B), ['A miracle', 'A habit', 'Tuesday'], true)
  await openAs(A, path)
  const post = theOne(page)
  await post.getByRole('checkbox', { name: 'A miracle' }).focus()
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const results = post.getByRole('list', { name: 'Results' })
  await expect(results).toBeFocused()
  await expect(results.getByRole('listitem').filter({ hasText: 'your vote' })).toHaveText([
    /A miracle/,
    /Tuesday/,
  ])
  expect(calls.filter((url) => url.endsWith('/votes'))).toHaveLength(1)
  await page.reload()
  await expect(post.getByText('your vote')).toHaveCount(2)
})

test('looking at the results and going back keeps the choice @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  await openAs(A, await ask(await otherDevice(B), ['meow', 'purr', 'nothing', 'all of it']))
  const post = theOne(page)
  await post.getByRole('radio', { name: 'purr' }).check()
  await post.getByRole('button', { name: 'See results' }).click()
  await expect(post.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveCount(4)
  await post.getByRole('button', { name: 'Back to voting' }).click()
  await expect(post.getByRole('radio', { name: 'purr' })).toBeChecked()
})

// docs/spec/post-actions.md#a-busy-action
test('when voting fails the form is usable again and says why', async ({
  page,
  openAs,
  world,
  complaints,
}) => {
  await openAs(demoPerson('alice'), '/home')
  const post = postWith(page, LIGHTHOUSE)
  await world.control({ fail: [{ path: '/api/v1/polls/*/votes', status: 500, body: 'oops' }] })
  await post.getByRole('radio', { name: 'purr' }).check()
  const vote = post.getByRole('button', { name: 'Vote', exact: true })
  await vote.click()
  await expect(page.getByRole('region', { name: 'Notices' }).getByText(/server|refused/)).toBeVisible()
  await vote.click()
  await expect(post.getByRole('listitem').filter({ hasText: 'purr' })).toContainText('your vote')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('the vote was not counted')])
})

test('a poll that has ended meanwhile shows its results', async ({ page, openAs, world, complaints }) => {
  await openAs(demoPerson('alice'), '/home')
  const post = postWith(page, LIGHTHOUSE)
  await post.getByRole('radio', { name: 'purr' }).check()
  await world.control({ advance: 3 * 24 * 3600 })
  // Any answer of the server tells the page the time, and the poll turns to its result by itself.
  await post.getByRole('button', { name: 'Vote', exact: true }).or(post.getByText('closed')).first().click()
  await expect(post.getByText('closed')).toBeVisible()
  await expect(post.getByRole('list', { name: 'Results' })).toBeVisible()
  expect(complaints.splice(0).filter((each) => !each.startsWith('the vote was not counted'))).toEqual([])
})
