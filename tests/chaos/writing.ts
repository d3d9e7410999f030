/** Intentions that write, edit or delete posts. */
import type { Page } from '@playwright/test'
import { item, pick, picture, png } from '#tests/e2e/files.ts'
import { chooseItem, expect, unique } from '#tests/e2e/journey.ts'
import type { OtherClient } from '#tests/e2e/other-client.ts'
import type { Attempt, Intention } from './intention.ts'
import { alertIn, button, notices, open, postWith, type Stage, see } from './stage.ts'

const text = (page: Page) => page.getByLabel('Text of the post').last()

const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')

/** Pages other than Home show only how many posts wait. */
const folded = (page: Page) => button(page, /posts? (is|are) waiting to be sent/)

interface Written {
  id: string
  content: string
  poll: object | null
  media_attachments: object[]
}

/** Returns those of a person's own posts that contain certain words. */
async function ownPosts({ ask, id }: OtherClient, words: string): Promise<Written[]> {
  const path = `/api/v1/accounts/${id}/statuses?exclude_reblogs=true&exclude_replies=false&limit=40`
  return (await ask<Written[]>('GET', path)).filter(({ content }) => content.includes(words))
}

/** Opens Home and begins a post. */
async function begin(stage: Stage, words: string): Promise<void> {
  await open(stage, '/home', button(stage.page, 'What is on your mind?'))
  await button(stage.page, 'What is on your mind?').click()
  await see(stage, text(stage.page), 'the form of a post')
  await text(stage.page).fill(words)
}

/** Describes how a post is published: what cannot be sent waits with its words, and is sent by a press. */
function publishing(stage: Stage, words: string, fits: (post: Written) => boolean = () => true): Attempt {
  const { page, alice } = stage
  const post = waiting(page).filter({ hasText: words })
  return {
    send: () => button(page, 'Publish').click(),
    shows: page.getByRole('log').filter({ hasText: 'Post published.' }),
    seen: postWith(stage, words),
    effects: async () => (await ownPosts(alice, words)).filter(fits).length,
    tells: post
      .filter({ hasText: /server|sent|offline/ })
      .or(folded(page))
      .first(),
    kept: async () => {
      if (await folded(page).isVisible()) await folded(page).click()
      await expect(post).toContainText(words)
    },
    again: () => sendAll(page),
  }
}

/** Presses Send now until nothing waits. */
const sendAll = (page: Page) =>
  expect(async () => {
    const now = button(waiting(page), 'Send now').first()
    if (await now.isVisible()) await now.click({ timeout: 1_000 })
    await expect(waiting(page)).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 25_000 })

export const WRITING: readonly Intention[] = [
  {
    name: 'write a post',
    begin: async (stage) => {
      const words = unique('into the storm')
      await begin(stage, words)
      return publishing(stage, words)
    },
  },
  {
    name: 'write a post with a picture',
    begin: async (stage) => {
      const { page } = stage
      const words = unique('a picture in the storm')
      await begin(stage, words)
      await see(stage, button(page, 'Attach files'), 'the button for files')
      await pick(page, [png('storm.png', await picture(page))])
      await item(page, 'storm.png').getByLabel('Description').fill('dark clouds')
      return publishing(stage, words, ({ media_attachments }) => media_attachments.length === 1)
    },
  },
  {
    name: 'ask with a poll',
    begin: async (stage) => {
      const { page } = stage
      const words = unique('will it rain?')
      await begin(stage, words)
      await button(page, 'Poll').click()
      for (const option of ['yes', 'no']) {
        await page.keyboard.type(option)
        await page.keyboard.press('Enter')
      }
      return publishing(stage, words, ({ poll }) => poll !== null)
    },
  },
  {
    name: 'write a post offline',
    begin: async (stage) => {
      const { page, context } = stage
      const words = unique('from under the bridge')
      await begin(stage, words)
      const way = publishing(stage, words)
      return {
        ...way,
        send: async () => {
          await context.setOffline(true)
          await way.send()
          await expect(waiting(page).filter({ hasText: words })).toBeVisible()
          await context.setOffline(false)
        },
      }
    },
  },
  {
    name: 'find a draft again after a reload',
    begin: async (stage) => {
      const { page } = stage
      const words = unique('a thought for later')
      await begin(stage, words)
      await page.reload()
      await see(stage, text(page), 'the form of a post')
      await expect(text(page)).toHaveValue(words)
      return publishing(stage, words)
    },
  },
  {
    name: 'reply',
    begin: async (stage) => {
      const { page, bob } = stage
      const words = unique('my answer to the storm')
      const { id } = await bob.write({ status: unique('who is there?') })
      const reply = button(page.locator('main [aria-current]').and(page.getByRole('article')), /^Reply/)
      await open(stage, `/post/${id}`, reply)
      await reply.click()
      await see(stage, text(page), 'the form of a reply')
      await text(page).fill(words)
      return publishing(stage, words)
    },
  },
  {
    name: 'edit a post',
    begin: async (stage) => {
      const { page, alice } = stage
      const words = unique('better words')
      const { id } = await alice.write({ status: unique('first words') })
      const form = page.getByRole('form', { name: 'Edit post' })
      await chooseOfPost(stage, id, 'Edit')
      await see(stage, form.getByLabel('Text of the post'), 'the form')
      await form.getByLabel('Text of the post').fill(words)
      return {
        send: () => button(form, 'Update').click(),
        shows: postWith(stage, words),
        effects: async () => (await ownPosts(alice, words)).length,
        tells: alertIn(form),
        kept: () => expect(form.getByLabel('Text of the post')).toHaveValue(words),
      }
    },
  },
  {
    name: 'delete a post',
    begin: async (stage) => {
      const { page, alice } = stage
      const { id } = await alice.write({ status: unique('not for long') })
      await chooseOfPost(stage, id, 'Delete')
      const question = page.getByRole('dialog', { name: 'Delete post' })
      return {
        send: () => button(question, 'Delete').click(),
        effects: async () => ((await alice.askIfThere('GET', `/api/v1/statuses/${id}`)) === null ? 1 : 0),
        tells: alertIn(question)
          .or(notices(stage).getByText(/server/))
          .first(),
        again: async () => {
          if (await question.isVisible()) await button(question, 'Delete').click()
        },
      }
    },
  },
]

/** Opens a post and chooses something of its menu. */
async function chooseOfPost(stage: Stage, id: string, name: string): Promise<void> {
  const { page } = stage
  const more = button(page.locator('main [aria-current]').and(page.getByRole('article')), 'More actions')
  await open(stage, `/post/${id}`, more)
  await expect(async () => {
    if (!(await page.getByRole('menuitem', { name }).isVisible())) await more.click({ timeout: 2_000 })
    await expect(page.getByRole('menuitem', { name })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await chooseItem(page, name)
}
