import { QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { areShortcutsShown } from '#components/shortcuts/shown-shortcuts.ts'
import { Account } from '#contract/entities/account.ts'
import { Instance } from '#contract/entities/instance.ts'
import { instanceQuery } from '#data/connection/instance.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { viewerQuery } from '#data/connection/session.ts'
import { setToken } from '#data/connection/token.ts'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { AboutScreen } from './AboutScreen.tsx'

const CAROL = { id: 'c', username: 'carol', acct: 'carol', display_name: 'Carol' }

const INSTANCE = {
  uri: 'meadow.example',
  title: 'Meadow',
  description: '<h1>Who we are</h1><p>A <strong>quiet</strong> place</p><h3>Rules</h3>',
  version: '4.0.0 (compatible; Mitra 5.9.1)',
  contact_account: CAROL,
}

beforeAll(() => activateLocale('en', 'ltr'))

function about(token: string | null) {
  setToken(token)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(instanceQuery.queryKey, parse(Instance, INSTANCE))
  if (token) client.setQueryData(viewerQuery(token).queryKey, parse(Account, CAROL))
  return render(
    <Texts>
      <ServerState client={client}>
        <AboutScreen />
      </ServerState>
    </Texts>,
  )
}

// docs/spec/instance.md#about
// docs/spec/instance.md#technical-details
test('shows a guest the title, the description, the administrator and a link back', async () => {
  const screen = await about(null)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Meadow' })).toBeVisible()
  await expect.element(screen.getByText('quiet')).toHaveProperty('localName', 'strong')
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Rules' })).toBeVisible()
  const section = screen.getByRole('region', { name: 'Administered by' })
  await expect.element(section.getByRole('link', { name: /Carol/ })).toHaveAttribute('href', '/@carol')
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
  expect(screen.getByText('Technical details').query()).toBeNull()
})

// docs/spec/instance.md#about-accessibility
test('says to everybody what is done for accessibility, and leads people to its settings', async () => {
  const guest = await about(null)
  const section = guest.getByRole('region', { name: 'Accessibility' })
  await expect.element(section.getByText(/with the keyboard alone/)).toBeVisible()
  await expect
    .element(section.getByRole('heading', { level: 3, name: 'What does not work yet' }))
    .toBeVisible()
  expect(section.getByRole('link').query()).toBeNull()
  await section.getByRole('button', { name: 'Show the shortcuts' }).click()
  expect(areShortcutsShown.current()).toBe(true)
  areShortcutsShown.set(false)
  await guest.unmount()
  const user = await about('token')
  await expect
    .element(user.getByRole('link', { name: 'Settings for text, colors and motion' }))
    .toHaveAttribute('href', '/settings?section=appearance')
})

// docs/spec/instance.md#technical-details
test('signed-in people can open the versions of server and client', async () => {
  const screen = await about('token')
  await screen.getByText('Technical details').click()
  await expect.element(screen.getByText('5.9.1')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back' }).query()).toBeNull()
})
