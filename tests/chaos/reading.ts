/** Intentions that read. */
import { A, expect, heading, posts, signIn } from '#tests/e2e/journey.ts'
import type { Intention } from './intention.ts'
import { alertIn, open, see } from './stage.ts'

export const READING: readonly Intention[] = [
  {
    name: 'sign in',
    begin: async (stage) => {
      const { page, world } = stage
      await page.evaluate(() => localStorage.removeItem('auth_token'))
      const password = page.getByLabel('Password', { exact: true })
      await open(stage, '/', password)
      await world.control({ advance: 600 }) // so that the server takes five more tries
      return {
        send: () => signIn(page, A),
        shows: heading(page, 'Home'),
        tells: alertIn(page.getByRole('form').or(page.getByRole('main'))),
        kept: async () => {
          await expect(page.getByLabel('Username')).toHaveValue(A.username)
          await expect(password).toHaveValue(A.password)
        },
      }
    },
  },
  {
    name: 'read Home',
    begin: async (stage) => {
      await open(stage, '/home', posts(stage.page))
      return null
    },
  },
  {
    name: 'open a thread and come back',
    begin: async (stage) => {
      const { page } = stage
      await open(stage, '/home', posts(page))
      await posts(page).first().locator('a[data-permalink]').click()
      await see(stage, page.locator('main [aria-current]').and(page.getByRole('article')), 'a thread')
      await page.goBack()
      await see(stage, posts(page), 'Home')
      return null
    },
  },
  {
    name: 'look at notifications',
    begin: async (stage) => {
      await open(stage, '/notifications', stage.page.getByRole('list', { name: 'All' }).locator('[data-row]'))
      return null
    },
  },
  {
    name: 'search',
    begin: async (stage) => {
      const { page } = stage
      await open(stage, '/explore', page.getByRole('combobox', { name: 'Search' }))
      const box = page.getByRole('combobox', { name: 'Search' })
      await box.fill('@bob')
      await box.press('Enter')
      const found = page
        .getByRole('list', { name: 'People' })
        .getByRole('listitem')
        .filter({ hasText: '@bob@' })
      await see(stage, found, 'what was found')
      await expect(box).toHaveValue('@bob')
      return null
    },
  },
  {
    name: 'go through the tabs of a profile',
    begin: async (stage) => {
      const { page } = stage
      const tabs = page.getByRole('navigation', { name: 'Lists of this profile' })
      await open(stage, '/@alice', tabs)
      for (const name of ['Posts and replies', 'Featured', 'Posts']) {
        await tabs.getByRole('link', { name, exact: true }).click()
        await see(stage, page.locator('main [data-row], main a[href*="/post/"]'), `${name} of alice`)
      }
      return null
    },
  },
  {
    name: 'go from timeline to timeline',
    begin: async (stage) => {
      const { page } = stage
      await open(stage, '/home', posts(page))
      const timelines = page.getByRole('navigation', { name: 'Timelines' })
      for (const name of ['Local', 'Federated', 'Home']) {
        await timelines.getByRole('link', { name, exact: true }).click()
        await see(stage, heading(page, name), name)
        await see(stage, posts(page), `the posts of ${name}`)
      }
      return null
    },
  },
  {
    name: 'read on after a moment offline',
    begin: async (stage) => {
      const { page, context } = stage
      await open(stage, '/home', posts(page))
      await context.setOffline(true)
      await posts(page).first().locator('a[data-permalink]').click()
      const thread = page.getByRole('main').getByRole('article')
      // Parts of the page that have not come yet are asked for by themselves.
      const why = page.getByText(/could not be loaded|has not arrived yet/)
      await see(stage, thread.or(why), 'a thread, or why it is not there')
      await context.setOffline(false)
      await see(stage, page.locator('main [aria-current]').and(page.getByRole('article')), 'a thread')
      return null
    },
  },
]
