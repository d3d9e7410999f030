import '#styles/global.css'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#data/connection/query-client.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { openRows } from '#data/storage/open-rows.ts'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { SetApartItems } from './SetApartItems.tsx'

const unreadable = (accountId: string) => ({
  accountId,
  id: '1',
  table: 'drafts',
  key: 'post_content_new',
  value: { kind: 'poem' },
  foundAt: Date.now(),
})

beforeEach(async () => {
  localStorage.clear()
  const database = await openRows()
  await database.clear('unreadable')
  await activateLocale('en', 'ltr')
})

const show = (accountId: string) =>
  render(
    <Texts>
      <ServerState client={createQueryClient()}>
        <SetApartItems accountId={accountId} />
      </ServerState>
    </Texts>,
  )

test('what cannot be put back is offered as a file, and deleted after a question', async () => {
  const database = await openRows()
  await database.put('unreadable', unreadable('alice'))
  await database.put('unreadable', unreadable('bob'))
  localStorage.setItem('kith_of_alice_post_content_new', 'the second text')
  const { container } = await show('alice')
  const items = page.getByRole('listitem')
  await expect.element(items.nth(1)).toHaveTextContent('Details of a draft')
  await expect.element(items.first()).toHaveTextContent('the second text')
  expect((await axe.run(container)).violations).toEqual([])

  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await userEvent.click(items.nth(1).getByRole('button', { name: 'Download' }))
  expect(saved).toEqual(['post_content_new.json'])
  click.mockRestore()

  await userEvent.click(items.nth(1).getByRole('button', { name: 'Delete' }))
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(items.nth(1)).toBeVisible()
  await userEvent.click(items.nth(1).getByRole('button', { name: 'Delete' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect.element(page.getByText('Details of a draft')).not.toBeInTheDocument()
  expect((await database.getAll('unreadable')).map(({ accountId }) => accountId)).toEqual(['bob'])
})

test('where nothing is set apart, nothing is shown', async () => {
  const { container } = await show('alice')
  await expect.poll(() => container.textContent).toBe('')
})
