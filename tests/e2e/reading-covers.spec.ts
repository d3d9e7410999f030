/** Tests docs/spec/navigation.md#back-closes-what-lies-on-top. */
import type { Locator, Page } from '@playwright/test'
import { A, chooseItem, demoPerson, expect, isLive, posts, test } from './journey.ts'
import { pictureClient } from './picture-client.ts'

const alice = demoPerson('alice')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const menu = (name: string | RegExp) => (page: Page) => page.getByRole('menu', { name })
const mine = (page: Page) => posts(page).filter({ hasText: 'with a picture' }).first()

async function openDeleteQuestion(page: Page) {
  await mine(page).getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Delete')
}

interface Cover {
  what: string
  open: (page: Page) => Promise<void>
  shown: (page: Page) => Locator
  /** The covers that are opened over it. */
  above?: Cover[]
}

/** The covers of Home, one of each kind, alone and above another. */
const COVERS: Cover[] = [
  { what: 'the menu of the page', open: (page) => press(page, 'More'), shown: menu('More') },
  {
    what: 'the menu of a post',
    open: (page) => mine(page).getByRole('button', { name: 'More actions' }).click(),
    shown: menu('More actions'),
  },
  { what: 'a question', open: openDeleteQuestion, shown: dialog('Delete post') },
  {
    what: 'the picker of a post',
    open: (page) => mine(page).getByRole('button', { name: 'React with an emoji' }).click(),
    shown: dialog('React with an emoji'),
  },
  {
    what: 'a description',
    open: (page) => mine(page).getByRole('button', { name: 'ALT: read the description' }).click(),
    shown: dialog('Description'),
  },
  {
    what: 'the viewer',
    open: (page) => mine(page).getByRole('link', { name: 'a red square', exact: true }).click(),
    shown: dialog('Images'),
  },
  {
    what: 'the sheet to write in',
    open: (page) => press(page, 'What is on your mind?'),
    shown: dialog('New post'),
    above: [
      {
        what: 'its picker',
        open: (page) => dialog('New post')(page).getByRole('button', { name: 'Emoji' }).click(),
        shown: dialog('Emoji'),
      },
      {
        what: 'a question for an address',
        open: (page) => press(page, 'Attach from the web'),
        shown: dialog('Attach from the web'),
      },
    ],
  },
]

async function openAndGoBack(page: Page, { what, open, shown, above = [] }: Cover): Promise<void> {
  await test.step(what, async () => {
    await open(page)
    await expect(shown(page), what).toBeVisible()
    for (const cover of above) await openAndGoBack(page, cover)
    await page.goBack()
    await expect(shown(page), what).toHaveCount(0)
    await expect(page, what).toHaveURL('/home')
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // docs/spec/navigation.md#back-closes-what-lies-on-top
  test('Back closes one cover after the other, and none leaves a step behind', async ({ page, openAs }) => {
    const publish = await pictureClient(page, A)
    await publish('with a picture', [{ width: 40, height: 40, description: 'a red square' }])
    await openAs(alice, '/about')
    await page.goto('/home')
    await isLive(page)
    for (const cover of COVERS) await openAndGoBack(page, cover)

    // Covers that close in another way, that a reload takes away, or that lead to another page.
    await openDeleteQuestion(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await press(page, 'What is on your mind?')
    await page.reload()
    await isLive(page)
    await press(page, 'More')
    await page.getByRole('menuitem', { name: 'Bookmarks' }).click()
    await expect(page).toHaveURL('/bookmarks')
    await page.goBack()
    await expect(page).toHaveURL('/home')
    await expect(posts(page).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  // docs/spec/navigation.md#back-closes-what-lies-on-top
  test('Back leaves the page of a window that a reload closed, and Forward opens none', async ({
    page,
    openAs,
  }) => {
    await openAs(alice, '/about')
    await page.goto('/home')
    await isLive(page)
    await press(page, 'More')
    await page.goBack()
    await expect(menu('More')(page)).toHaveCount(0)
    await page.goForward()
    await expect(posts(page).first()).toBeVisible()
    await press(page, 'What is on your mind?')
    await page.reload()
    await isLive(page)
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })
})

// docs/spec/navigation.md#back-closes-what-lies-on-top
test('beside a mouse a menu goes with its page, and Forward still leads on', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 800, height: 800 })
  await openAs(alice, '/about')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(posts(page).first()).toBeVisible()
  await press(page, 'More')
  await expect(menu('More')(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(menu('More')(page)).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL('/home')
})
