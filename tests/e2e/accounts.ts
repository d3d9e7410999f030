/** Several accounts of one device, for journeys. */
import { expect, type Page } from '@playwright/test'
import { chooseItem } from './journey.ts'
import type { Person } from './people.ts'
import { tokenOf } from './token.ts'

/** Says whose page it is. */
export const me = (page: Page, { username }: Person) =>
  page.getByRole('banner').getByRole('link', { name: `@${username}` })

/** Finds the button of an editor that says whose post it will be. */
export const author = (page: Page, { username }: Person) =>
  page.getByRole('button', { name: new RegExp(`You write as .*@${username}`) })

/** Finds the item of a menu that does something as another account. */
export const itemFor = (page: Page, words: string, { username }: Person) =>
  page.getByRole('menuitem', { name: new RegExp(`${words}.*@${username}`) })

/** Lets somebody be signed in beside the account of the page, as the form for it leaves them. */
export async function signInBeside(page: Page, account: Person, other: Person): Promise<void> {
  const entries: Record<string, string> = {}
  for (const person of [account, other]) {
    const token = await tokenOf(page.request, person)
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await page.request.get('/api/v1/accounts/verify_credentials', { headers })
    const { id, username, acct, display_name, avatar } = await answer.json()
    const beginning = person === account ? '' : `kith_of_${id}_`
    entries[`${beginning}kith_card`] = JSON.stringify({
      id,
      username,
      acct,
      display_name,
      avatar,
      emojis: [],
    })
    if (person === other) entries[`${beginning}auth_token`] = token
  }
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, entries)
  await page.reload()
}

/** Goes over to another account, by two presses. */
export async function switchTo(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: 'Accounts' }).click()
  await chooseItem(page, new RegExp(`Switch to .*@${person.username}`))
  await expect(me(page, person)).toBeVisible()
}

/** Ends the session that a page has, as the server may do. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await page.request.post('/oauth/revoke', { data: { token }, headers })
  expect(answer.status()).toBe(200)
}

/** Ends the session of an account that is signed in beside that of a page. */
export async function endSessionOf(page: Page, { username }: Person): Promise<void> {
  const token = await page.evaluate((name) => {
    const key = Object.keys(localStorage).find(
      (each) => each.endsWith('_kith_card') && JSON.parse(localStorage.getItem(each) ?? '').username === name,
    )
    return localStorage.getItem(key?.replace(/kith_card$/, 'auth_token') ?? '')
  }, username)
  expect(token).not.toBeNull()
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await page.request.post('/oauth/revoke', { data: { token }, headers })
  expect(answer.status()).toBe(200)
}

/** Returns everything that local storage holds, as one text. */
export const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))
