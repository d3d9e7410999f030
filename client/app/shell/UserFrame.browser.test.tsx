import '../../styles/global.css'
import { QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Account } from '#contract/entities/account.ts'
import { Instance } from '#contract/entities/instance.ts'
import { instanceQuery } from '#data/connection/instance.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { viewerQuery } from '#data/connection/session.ts'
import { setToken } from '#data/connection/token.ts'
import { unreadQuery } from '#data/notifications/unread.ts'
import { direction } from '#domain/locale.ts'
import { activateLocale, language } from '#i18n/i18n.ts'
import { LOCALES } from '#i18n/locales.ts'
import { Texts } from '#i18n/Texts.tsx'
import { UserFrame } from './UserFrame.tsx'

const ALICE = { id: 'a', username: 'alice', acct: 'alice', role: { permissions_names: ['create_post'] } }

beforeAll(() => activateLocale('en', 'ltr'))

async function frameOf(width: number, unread = 0) {
  await page.viewport(width, 800)
  setToken('token')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(instanceQuery.queryKey, parse(Instance, { uri: 'meadow.example', title: 'Meadow' }))
  client.setQueryData(viewerQuery('token').queryKey, parse(Account, ALICE))
  client.setQueryData(unreadQuery.queryKey, { count: unread, hasMore: false })
  const screen = await render(
    <Texts>
      <ServerState client={client}>
        <UserFrame route="home">
          <main>The column</main>
        </UserFrame>
      </ServerState>
    </Texts>,
  )
  const about = screen.getByLabelText('About this server')
  await expect.element(about).toBeInTheDocument()
  return {
    sidebar: screen.getByRole('navigation', { name: 'Navigation' }),
    bar: screen.getByRole('navigation', { name: 'Main sections' }),
    column: screen.getByText('The column'),
    about,
  }
}

// docs/spec/navigation.md#three-regions
test('a wide window has the navigation, a reading column of about 600 pixels, and the instance beside it', async () => {
  const { sidebar, bar, column, about } = await frameOf(1280)
  await expect.element(sidebar).toBeVisible()
  await expect.element(about).toBeVisible()
  expect(bar.query()).toBeNull()
  const { width, left, right } = column.element().getBoundingClientRect()
  expect(Math.abs(width - 600)).toBeLessThan(50)
  expect(sidebar.element().getBoundingClientRect().right).toBeLessThanOrEqual(left)
  expect(about.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(right)
})

// docs/spec/navigation.md#bottom-bar
test('a phone has one column as wide as the window, and the places in a bar below it', async () => {
  const { sidebar, bar, column, about } = await frameOf(390)
  await expect.element(bar).toBeVisible()
  expect(sidebar.query()).toBeNull()
  await expect.element(about).not.toBeVisible()
  expect(column.element().getBoundingClientRect().width).toBe(document.body.clientWidth)
})

test('a window that becomes narrow gets the bar for the navigation, and a wide one the navigation again', async () => {
  const { sidebar, bar } = await frameOf(1280)
  await page.viewport(390, 800)
  await expect.element(bar).toBeVisible()
  expect(sidebar.query()).toBeNull()
  await page.viewport(1280, 800)
  await expect.element(sidebar).toBeVisible()
  expect(bar.query()).toBeNull()
})

// docs/spec/navigation.md#sidebar
test('the menu of a phone holds the entries of the sidebar, with the number of unread notifications', async () => {
  const wide = await frameOf(1280, 3)
  const names = (container: Element, selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent)
  await expect.element(wide.sidebar.getByRole('link', { name: 'Add an account' })).toBeVisible()
  const inSidebar = names(wide.sidebar.element(), 'a, button')
  expect(inSidebar).toContain('Notifications3')
  await page.viewport(390, 800)
  await page.getByRole('button', { name: 'More' }).click()
  const menu = page.getByRole('menu', { name: 'More' })
  await expect.element(menu.getByRole('img', { name: '3 unread notifications' })).toBeVisible()
  await expect.element(menu.getByRole('menuitem', { name: 'Add an account' })).toBeVisible()
  expect(names(menu.element(), '[role="menuitem"]')).toEqual(inSidebar)
})

// docs/spec/navigation.md#bottom-bar
test('no word of the bar touches the next one, in any language', async () => {
  const touching: string[] = []
  await frameOf(390)
  const links = [...document.querySelectorAll('nav li > a')]
  for (const locale of LOCALES) {
    await activateLocale(locale, direction(locale))
    await expect.poll(() => links.at(-1)?.textContent).toBe(language.current().t('nav.me'))
    for (const width of [320, 390]) {
      await page.viewport(width, 800)
      const words = links
        .map((link) => link.lastElementChild?.getBoundingClientRect() ?? new DOMRect())
        .toSorted((one, other) => one.left - other.left)
      const starts = [...words.map(({ left }) => left), width]
      const isTouching = words.some(({ right }, at) => right + 3 > (starts[at + 1] ?? 0))
      const isBroken = words.some(({ height }) => height > 18)
      if (isTouching || isBroken)
        touching.push(`${width}: ${links.map(({ textContent }) => textContent).join(' ')}`)
    }
  }
  await activateLocale('en', 'ltr')
  expect(touching).toEqual([])
})
