/**
 * Imports, aliases and moving (docs/spec/account.md#import-follows, docs/spec/account.md#import-followers,
 * docs/spec/account.md#forms-that-keep-their-text, docs/spec/account.md#importing-in-portions,
 * docs/spec/account.md#lists-of-addresses).
 */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { demoPerson, expect, heading, test } from './journey.ts'
import type { Person } from './people.ts'
import { tokenOf } from './token.ts'

const ALICE = demoPerson('alice')
const NORA = demoPerson('nora')

/** Milliseconds after which the server has followed everybody. */
const LATER = 5

const addressList = (page: Page) => page.getByRole('textbox', { name: 'Follows (CSV)' })
const importButton = (page: Page) => page.getByRole('button', { name: 'Import' })

/** Returns the function that lists the addresses of those whom a person follows. */
async function exporter(page: Page, who: Person) {
  const headers = { Authorization: `Bearer ${await tokenOf(page.request, who)}` }
  return async () => {
    const answer = await page.request.get('/api/v1/settings/export_follows', { headers })
    return (await answer.text()).trim().split('\n').sort()
  }
}

/** Chooses a file as a person does, through the button. */
async function choose(page: Page, content: string | Buffer, name = 'follows.csv') {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

test.describe('importing follows', () => {
  test('the file exported from one account gives the same follows in another', async ({
    world,
    openAs,
    page,
  }) => {
    await world.control({ seed: 'settings' })
    const follows = await (await exporter(page, ALICE))()
    const followsOfNora = await exporter(page, NORA)
    expect(follows).toHaveLength(30)

    await openAs(NORA, '/settings?section=data')
    await page.getByRole('link', { name: 'Import follows' }).click()
    await expect(heading(page, 'Import follows')).toBeVisible()
    await choose(page, follows.join('\n'))
    await expect(page.getByRole('status').filter({ hasText: '30 addresses found' })).toBeVisible()
    await importButton(page).click()
    await expect(heading(page, 'Nora')).toBeVisible()
    await expect(page.getByText('The server is following these people now.')).toBeVisible()

    await world.control({ advance: LATER })
    await expect.poll(followsOfNora).toEqual(follows)
    await page.goto('/settings/import-follows')
    await expect(addressList(page)).toHaveValue('')
  })

  test('a file of Mastodon is accepted, and says which lines are no addresses', async ({
    world,
    openAs,
    page,
  }) => {
    await world.control({ seed: 'settings' })
    await openAs(NORA, '/settings/import-follows')
    await choose(
      page,
      '\uFEFFAccount address,Show boosts,Notify on new posts,Languages\r\n' +
        'friend1@harbour.example,true,false,"en, de"\r\n' +
        'friend1@harbour.example,true,false,\r\n' +
        'Ada \u202ELovelace,true,false,\r\n',
    )
    await expect(page.getByText('1 address found')).toBeVisible()
    await page.getByText('1 line has no address and will be left out').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Line 4:' })).toContainText('Ada Lovelace')
    await page.getByText('1 line repeats an address and will be left out').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Line 3:' })).toContainText(
      'friend1@harbour.example',
    )
    await expectClean(page)
    await importButton(page).click()
    await expect(heading(page, 'Nora')).toBeVisible()
    await world.control({ advance: LATER })
    await expect.poll(await exporter(page, NORA)).toEqual(['friend1@harbour.example'])
  })
})
