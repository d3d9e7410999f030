/** Tests docs/spec/timelines.md#what-a-reply-answers. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { A, allAnswered, B, demoPerson, expect, posts, scrollToEnd, test, unique } from './journey.ts'
import { makeFollow } from './relations.ts'

const postWith = (page: Page, text: string) => posts(page).filter({ hasText: text })

for (const [device, width, height] of [
  ['desktop', 1280, 900],
  ['phone', 390, 844],
] as const) {
  // docs/spec/timelines.md#what-a-reply-answers
  test(`a reply in Home says what it answers, and shows the whole of it in place, on a ${device} @anywhere`, async ({
    page,
    openAs,
    otherDevice,
  }) => {
    await page.setViewportSize({ width, height })
    const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
    await makeFollow(a, b)
    const [question, end, answer] = [unique('who has fed'), unique('at noon'), unique('nobody has')]
    const { id } = await b.write({ status: `${question} the cat\n\n${end}` })
    await b.write({ status: unique('something else') })
    await b.write({ status: answer, in_reply_to_id: id })
    await openAs(A, '/home')
    const reply = postWith(page, answer)
    const words = reply.getByRole('button', { name: new RegExp(`^${question} the cat`) })
    await expect(words).toHaveAttribute('aria-expanded', 'false')
    await words.click()
    const parent = reply.getByRole('blockquote')
    await expect(parent).toContainText(end)
    await expectClean(page)
    await reply.getByRole('button', { name: 'Show less', expanded: true }).click()
    await expect(parent).toHaveCount(0)
    await reply.getByRole('link', { name: /^In reply to/ }).click()
    await expect(page).toHaveURL(`/post/${id}`)
    await page.goBack()
    await expect(words).toHaveAttribute('aria-expanded', 'false')
  })
}

// docs/spec/timelines.md#what-a-reply-answers
test('c opens what a reply answers and closes it, and Back finds it open @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await makeFollow(a, b)
  const [question, answer] = [unique('who has fed the cat'), unique('nobody has')]
  const { id } = await b.write({ status: question })
  await b.write({ status: unique('something else') })
  await b.write({ status: answer, in_reply_to_id: id })
  await openAs(A, '/home')
  const reply = postWith(page, answer)
  await expect(reply.getByRole('button', { name: question })).toHaveAttribute('aria-keyshortcuts', 'c')
  await reply.focus()
  await page.keyboard.press('c')
  await expect(reply.getByRole('blockquote')).toContainText(question)
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/post\//)
  await expect(page.getByRole('article', { name: B.username }).first()).toBeVisible()
  await page.goBack()
  await expect(reply.getByRole('blockquote')).toContainText(question)
  await reply.focus()
  await page.keyboard.press('c')
  await expect(reply.getByRole('blockquote')).toHaveCount(0)
})

// docs/spec/timelines.md#what-a-reply-answers
test('a reply does not repeat what stands right below it @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await makeFollow(a, b)
  const [first, second, third] = [unique('part one'), unique('part two'), unique('part three')]
  const { id } = await b.write({ status: first })
  const { id: next } = await b.write({ status: second, in_reply_to_id: id })
  await b.write({ status: unique('something else') })
  await b.write({ status: third, in_reply_to_id: next })
  await openAs(A, '/home')
  await expect(postWith(page, third).getByRole('button', { name: second })).toBeVisible()
  // That one shows that what is answered has been looked for.
  const reply = postWith(page, second).last()
  await expect(reply.getByRole('link', { name: /^In reply to/ })).toBeVisible()
  await expect(reply.getByRole('button', { name: first })).toHaveCount(0)
})

const isForParents = ({ path }: { path: string }) => path.startsWith('/api/v1/statuses?')

// docs/spec/timelines.md#what-a-reply-answers
test('what a page of replies answers comes in at most one call, and nothing moves', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), '/home')
  const words = page.locator('main').getByRole('article').locator('[data-shortcut="parent"]')
  await expect(words.first()).toBeVisible()
  await allAnswered(page)
  expect((await world.requests()).filter(isForParents)).toHaveLength(1)
  const lines = await page
    .getByRole('link', { name: /^In reply to/ })
    .evaluateAll((links) => links.map((link) => link.parentElement?.getBoundingClientRect().height))
  expect(lines.length).toBeGreaterThan(0)
  expect(new Set(lines).size, 'lines with words are as high as those without').toBe(1)
  await scrollToEnd(page)
  await expect.poll(async () => Number(await posts(page).last().getAttribute('aria-posinset'))).toBe(40)
  await allAnswered(page)
  expect((await world.requests()).filter(isForParents).length).toBeLessThanOrEqual(1)
})

// docs/spec/timelines.md#what-a-reply-answers
test('an older server is not asked for what replies answer', async ({ page, openAs, world }) => {
  await world.control({ version: '5.7.0' })
  await openAs(demoPerson('alice'), '/home')
  await expect(page.getByRole('link', { name: /^In reply to/ }).first()).toBeVisible()
  await allAnswered(page)
  expect((await world.requests()).filter(isForParents)).toEqual([])
})
