/** Tests docs/spec/writing.md#errors-of-the-editor. */
import type { Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { attached, pick, picture, png, uploadedAll } from './files.ts'
import { allAnswered, chooseItem, demoPerson, expect, posts, test } from './journey.ts'

const text = (page: Page) => page.getByLabel('Text of the post')
const publish = (page: Page) => page.getByRole('button', { name: 'Publish' })
const REASON = 'This post mentions too many people. Remove some mentions.'

const body = JSON.stringify({ error_description: 'too many mentions' })
const REFUSED = { path: '/api/v1/statuses', method: 'POST', status: 422, body }

const KINDS = [
  {
    kind: 'a reply',
    title: 'Your reply was not published',
    open: (page: Page) =>
      posts(page)
        .first()
        .getByRole('button', { name: /^Reply/ })
        .click(),
  },
  {
    kind: 'a repost with comment',
    title: 'Your repost was not published',
    async open(page: Page) {
      await posts(page).first().getByRole('button', { name: 'More actions' }).click()
      await chooseItem(page, 'Repost with comment')
    },
  },
]

const PLACES = [
  ['in its place', { width: 1280, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const

for (const [place, viewport] of shareOfToday(PLACES, 2)) {
  for (const { kind, title, open } of KINDS) {
    // docs/spec/writing.md#errors-of-the-editor
    test(`${kind} that is refused ${place}: a dialog says why, and leads back to everything written`, async ({
      page,
      openAs,
      world,
    }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await world.control({ deliver: { author: 'wren', content: '<p>what do you think?</p>' } })
      await openAs(demoPerson('alice'), '/home')
      await open(page)
      await text(page).fill('all of you')
      await pick(page, [png('crowd.png', await picture(page))])
      await uploadedAll(page, 1)
      await attached(page).getByLabel('Description').fill('a crowd')
      await page.getByRole('button', { name: 'Poll' }).click()
      await page.getByLabel('Option 1').fill('tea')
      await page.getByLabel('Option 2').fill('coffee')
      const notice = page.getByRole('dialog', { name: title })

      for (const close of [
        () => notice.getByRole('button', { name: 'Back to the text' }).click(),
        () => page.keyboard.press('Escape'),
      ]) {
        await world.control({ fail: REFUSED })
        await publish(page).click()
        await expect(notice).toContainText(REASON)
        await expect(notice.getByRole('button', { name: 'Back to the text' })).toBeFocused()
        await close()
        await expect(notice).toHaveCount(0)
        await expect(text(page)).toBeFocused()
        await expect(page.getByText(REASON), 'it stays said in the editor').toBeVisible()
      }
      await expect(text(page)).toHaveValue('all of you')
      await expect(attached(page).getByLabel('Description')).toHaveValue('a crowd')
      await expect(page.getByLabel('Option 2')).toHaveValue('coffee')

      await publish(page).click()
      await expect(text(page)).toHaveCount(0)
      await expect(posts(page).filter({ hasText: 'all of you' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
}

// docs/spec/writing.md#errors-of-the-editor
// docs/spec/writing.md#no-changes-while-sending
test('no button moves while a new post is sent and refused; the editor says so until one types', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await text(page).fill('all of you')
  // The groups come after the editor, and make room for their choice.
  await expect(page.getByLabel('Group to write to')).toBeVisible()
  await allAnswered(page)
  await world.control({ fail: REFUSED, hold: REFUSED })
  const before = await publish(page).boundingBox()
  await publish(page).click()
  await expect(text(page)).not.toBeEditable()
  await expect(page.getByRole('button', { name: 'Discard' })).toBeDisabled()
  expect(await publish(page).boundingBox()).toEqual(before)
  await world.control({ release: true })
  await expect(page.getByText(REASON)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await publish(page).boundingBox()).toEqual(before)
  await text(page).press('End')
  await page.keyboard.type('!')
  await expect(page.getByText(REASON)).toHaveCount(0)
})
