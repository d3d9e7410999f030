import type { Page } from '@playwright/test'
import { demoPerson, expect, posts, test } from './journey.ts'

const LIGHTHOUSE = 'what should the lighthouse say'
const REPAIR = 'What may I call a repair'

const postWith = (page: Page, text: string) => posts(page).filter({ hasText: text }).first()

test('vote for one option; the vote is there after a reload', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/home')
  const post = postWith(page, LIGHTHOUSE)
  const vote = post.getByRole('button', { name: 'Vote', exact: true })
  await expect(vote).toBeDisabled()
  await expect(post.getByText('30 votes')).toBeVisible()
  await post.getByRole('radio', { name: 'purr' }).check()
  await vote.click()
  for (const when of ['at once', 'after a reload']) {
    await expect(post.getByRole('listitem').filter({ hasText: 'purr' }), when).toContainText('your vote')
    await expect(post.getByText('31 votes'), when).toBeVisible()
    await expect(post.getByRole('radio')).toHaveCount(0)
    await page.reload()
  }
})

test('vote for several options with the keyboard alone', async ({ page, openAs, world }) => {
  const local: { id: string; content: string }[] = await (
    await page.request.get('/api/v1/timelines/public?local=true&limit=200')
  ).json()
  await openAs(demoPerson('alice'), `/post/${local.find(({ content }) => content.includes(REPAIR))?.id}`)
  const post = page.getByRole('article').filter({ hasText: REPAIR }).first()
  await post.getByRole('checkbox', { name: 'A miracle' }).focus()
  await world.requests()
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
  const calls = (await world.requests()).filter(({ path }) => path.endsWith('/votes'))
  expect(calls).toHaveLength(1)
  await page.reload()
  await expect(post.getByText('your vote')).toHaveCount(2)
})

test('a look at the results and back keeps the choice', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/home')
  const post = postWith(page, LIGHTHOUSE)
  await post.getByRole('radio', { name: 'purr' }).check()
  await post.getByRole('button', { name: 'See results' }).click()
  await expect(post.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveCount(4)
  await post.getByRole('button', { name: 'Back to voting' }).click()
  await expect(post.getByRole('radio', { name: 'purr' })).toBeChecked()
})

test('a failing server frees the form and says why', async ({ page, openAs, world, complaints }) => {
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

test('a poll that ended meanwhile shows how it ended', async ({ page, openAs, world, complaints }) => {
  await openAs(demoPerson('alice'), '/home')
  const post = postWith(page, LIGHTHOUSE)
  await world.control({ advance: 3 * 24 * 3600 })
  await post.getByRole('radio', { name: 'purr' }).check()
  await post.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect(post.getByText('closed')).toBeVisible()
  await expect(post.getByRole('list', { name: 'Results' })).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('the vote was not counted')])
})
