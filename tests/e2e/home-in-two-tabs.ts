/** Finds and changes posts on Home, and opens it in a second tab, for journeys about what others change. */
import type { BrowserContext, Page } from '@playwright/test'
import { allAsked, chooseItem, posts } from './journey.ts'
import type { Person } from './people.ts'

export const postWith = (page: Page, text: string) => posts(page).filter({ hasText: text }).first()

export const button = (page: Page, about: string, name: RegExp | string) =>
  postWith(page, about).getByRole('button', { name })

export const text = (page: Page) => page.getByLabel('Text of the post')

/** Begins to edit a post, and writes other words. */
export async function edit(page: Page, about: string, words: string): Promise<void> {
  await button(page, about, 'More actions').click()
  await chooseItem(page, 'Edit')
  await text(page).fill(words)
}

export async function deletePost(page: Page, about: string): Promise<void> {
  await button(page, about, 'More actions').click()
  await chooseItem(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
}

/** The window that says that a post is gone about which somebody was writing. */
export const lostWriting = (page: Page) => page.getByRole('dialog', { name: 'The post has been deleted' })

/** Opens Home in two tabs, and returns the second one when nothing is on its way any more. */
export async function openTwice(
  {
    page,
    context,
    openAs,
  }: { page: Page; context: BrowserContext; openAs: (who: Person, path: string) => Promise<void> },
  who: Person,
): Promise<Page> {
  await openAs(who, '/home')
  const other = await context.newPage()
  await other.goto('/home')
  await Promise.all([allAsked(page), allAsked(other)])
  return other
}
