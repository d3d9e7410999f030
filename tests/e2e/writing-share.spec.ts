/** Tests docs/spec/writing.md#what-others-share, docs/spec/post-actions.md#share. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { A, chooseItem, demoPerson, expect, heading, posts, signIn, test } from './journey.ts'
import { keysWork } from './keyboard.ts'

const alice = demoPerson('alice')

const text = (page: Page) => page.getByLabel('Text of the post')
const address = (parts: Record<string, string>) => `/share?${new URLSearchParams(parts)}`

// docs/spec/writing.md#what-others-share
test('what a guest shares waits for the sign-in, also over a reload, and becomes a draft; more comes below it @anywhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address({ title: 'A page', text: 'Words', url: 'https://a.example/?q=1&r=2' }))
  await expect(heading(page, 'New post')).toBeVisible()
  const waiting = page.locator('main blockquote')
  await expect(waiting).toHaveText('A page\n\nWords\n\nhttps://a.example/?q=1&r=2')
  await expect(page).toHaveURL('/share')
  await expectClean(page, 'what waits')
  await page.reload()
  await expect(waiting).toContainText('Words')

  await page.locator('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, A)
  await expect(text(page)).toHaveValue('A page\n\nWords\n\nhttps://a.example/?q=1&r=2')
  await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport({ ratio: 1 })
  await expectClean(page, 'the draft')

  await page.goto(address({ text: 'More' }))
  await expect(text(page)).toHaveValue('A page\n\nWords\n\nhttps://a.example/?q=1&r=2\n\nMore')
  await page.reload()
  await expect(text(page), 'nothing comes twice').toHaveValue(/\n\nMore$/)
  await text(page).fill('')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/home')
})

// docs/spec/writing.md#what-others-share
test('a guest can discard what was shared; without anything shared the page begins an empty post', async ({
  page,
  openAs,
}) => {
  await page.goto(address({ text: 'Nobody wants this' }))
  await page.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(page.getByText('Sign in to write a post.')).toBeVisible()
  await expect(page.getByText('Nobody wants this')).toHaveCount(0)

  await openAs(alice, '/share')
  await expect(text(page)).toBeFocused()
  await expect(text(page)).toHaveValue('')
  await page.keyboard.type('A post from the icon of the app')
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page).toHaveURL('/home')
  await expect(posts(page).first()).toContainText('A post from the icon of the app')
})

// docs/spec/post-actions.md#share
test('posts and profiles go to the sheet of the system; where it refuses, the link is copied @anywhere @daily', async ({
  page,
  openAs,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(navigator, {
      shared,
      canShare: () => true,
      share: async (data: unknown) => {
        shared.push(data)
        if (shared.length > 2) throw new DOMException('no', 'NotAllowedError')
      },
    })
  })
  const shared = () => page.evaluate(() => Object.entries(navigator).find(([key]) => key === 'shared')?.[1])
  await openAs(A, `/@${A.username}`)
  await page.getByRole('button', { name: /^More about/ }).click()
  await chooseItem(page, 'Share…')
  await expect.poll(async () => (await shared()).at(-1).url).toContain(A.username)

  const post = posts(page).first()
  await post.focus()
  await keysWork(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('share')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await shared()).length).toBe(2)

  await post.getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Share…')
  await expect(page.getByText('Copied')).toBeVisible()
})
