/** Tests docs/spec/session.md#sessions-of-an-account. */
import { parse } from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Session } from '#contract/entities/session.ts'
import { createQueryClient } from '#data/connection/query-client.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { SessionList } from './SessionList.tsx'

beforeAll(() => activateLocale('en', 'ltr'))

const session = (id: number, client_name: string | null = null, is_current = false) =>
  parse(Session, { id: String(id), client_name, created_at: '2026-11-20T10:00:00Z', is_current })

const show = (sessions: ReturnType<typeof session>[]) =>
  render(
    <Texts>
      <ServerState client={createQueryClient()}>
        <SessionList sessions={sessions} />
      </ServerState>
    </Texts>,
  )

test('of many sessions a few are shown until all are asked for', async () => {
  await show(Array.from({ length: 200 }, (_, index) => session(index, null, index === 0)))
  expect(page.getByRole('listitem').elements()).toHaveLength(8)
  await page.getByRole('button', { name: 'Show all 200' }).click()
  expect(page.getByRole('listitem').elements()).toHaveLength(200)
  expect(page.getByRole('button', { name: /Show all/ }).elements()).toHaveLength(0)
})

test('a name cannot turn the text around it, and one of invisible characters is none', async () => {
  await show([session(1, null, true), session(2, 'Desk \u202Ekseder\u2066'), session(3, '\u200E\u202E')])
  const names = page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('bdi')?.textContent)
  expect(names).toEqual(['Kith', 'Desk kseder', 'App without a name'])
})

test('where only this session is left, there is nothing to end', async () => {
  await show([session(1, 'Kith', true)])
  await expect.element(page.getByText('This session')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
