/** Intentions about settings, profiles and payments. */
import type { Page } from '@playwright/test'
import { demoPerson, expect, unique } from '#tests/e2e/journey.ts'
import type { OtherClient } from '#tests/e2e/other-client.ts'
import type { Intention } from './intention.ts'
import { alertIn, button, notices, open, type Stage, see } from './stage.ts'

interface Own {
  display_name: string
  source: { note: string }
  client_config: { kith?: Record<string, unknown> }
}

const own = ({ ask }: OtherClient) => ask<Own>('GET', '/api/v1/accounts/verify_credentials')

/** Returns what the server holds of the preferences, as one text. */
const preferences = async (device: OtherClient) => JSON.stringify((await own(device)).client_config)

const main = (page: Page) => page.getByRole('main')

const told = (stage: Stage) =>
  notices(stage)
    .getByText(/server|reach/)
    .or(alertIn(main(stage.page)))
    .first()

/** Returns an intention to add a filter of a kind. */
const addFilter = (name: string, kind: string, label: string, makeValue: () => string): Intention => ({
  name,
  begin: async (stage) => {
    const { page, alice } = stage
    await open(stage, '/settings?section=filters', button(page, 'Add a filter'))
    await button(page, 'Add a filter').click()
    const dialog = page.getByRole('dialog', { name: 'Add a filter' })
    await see(stage, dialog.getByLabel('What is filtered'), 'the form of a filter')
    await dialog.getByLabel('What is filtered').selectOption(kind)
    const value = makeValue()
    await dialog.getByLabel(label).fill(value)
    return {
      send: () =>
        dialog
          .getByRole('button', { name: /filter/ })
          .last()
          .click(),
      shows: page.getByRole('list', { name: 'Filters' }).getByRole('listitem').filter({ hasText: value }),
      effects: async () => (await preferences(alice)).split(`"${value}"`).length - 1,
      tells: alertIn(dialog),
      kept: () => expect(dialog.getByLabel(label)).toHaveValue(value),
    }
  },
})

export const SETTINGS: readonly Intention[] = [
  addFilter('filter words', 'Words', 'Words that a post contains', () => unique('quokka')),
  addFilter('filter a server', 'A server', 'Name of the server', () => `s${Date.now()}.example`),
  {
    name: 'edit the profile',
    begin: async (stage) => {
      const { page, alice } = stage
      const [name, bio] = [unique('Alice'), unique('I knit.')]
      const form = page.getByRole('form', { name: 'Edit profile' })
      await open(stage, '/settings/profile', form.getByLabel('Display name'))
      await form.getByLabel('Display name').fill(name)
      await form.getByLabel('Bio').fill(bio)
      return {
        send: () => button(form, 'Save').click(),
        effects: async () => {
          const { display_name, source } = await own(alice)
          return display_name === name && source.note === bio ? 1 : 0
        },
        tells: alertIn(form),
        kept: async () => {
          await expect(form.getByLabel('Display name')).toHaveValue(name)
          await expect(form.getByLabel('Bio')).toHaveValue(bio)
        },
      }
    },
  },
  {
    name: 'create a feed',
    begin: async (stage) => {
      const { page, alice } = stage
      const name = unique('Kitchen')
      const field = page.getByRole('textbox', { name: 'New feed name' })
      const feeds = page.getByRole('list', { name: 'Custom feeds' })
      await open(stage, '/custom-feeds', feeds.getByRole('link').first())
      await field.fill(name)
      return {
        send: () => button(main(page), 'Create').click(),
        shows: feeds.getByRole('link', { name, exact: true }),
        effects: async () => {
          const feeds = await alice.ask<{ title: string }[]>('GET', '/api/v1/lists')
          return feeds.filter(({ title }) => title === name).length
        },
        tells: alertIn(main(page)),
        kept: () => expect(field).toHaveValue(name),
        // It may be there already: a second try is refused for its name then.
        again: async () => {
          if (await button(main(page), 'Create').isEnabled()) await button(main(page), 'Create').click()
        },
      }
    },
  },
  {
    name: 'add somebody to a feed',
    begin: async (stage) => {
      const { page, alice } = stage
      const { id } = await alice.ask<{ id: string }>('POST', '/api/v1/lists', { title: unique('Attic') })
      const field = page.getByRole('combobox', { name: 'Add a user' })
      await open(stage, `/custom-feed/${id}`, field)
      await field.fill('bob')
      return {
        send: () => field.press('Enter'),
        effects: async () => {
          const members = await alice.ask<{ username: string }[]>('GET', `/api/v1/lists/${id}/accounts`)
          return members.filter(({ username }) => username === 'bob').length
        },
        tells: main(page).getByRole('form').getByRole('status').filter({ hasText: /\w/ }).first(),
        kept: () => expect(field).toHaveValue('bob'),
      }
    },
  },
  {
    name: 'choose a setting',
    begin: async (stage) => {
      const { page, alice } = stage
      await open(stage, '/settings?section=appearance', page.getByRole('radio', { name: 'Compact' }))
      const compact = page.getByRole('radio', { name: 'Compact' })
      const isCompact = await compact.isChecked()
      const choice = isCompact ? page.getByRole('radio', { name: 'Comfortable' }) : compact
      return {
        send: () => choice.click(),
        effects: async () => {
          const stored = /"density":\{?"?[^,}]*compact/.test(await preferences(alice))
          return stored !== isCompact ? 1 : 0
        },
        tells: told(stage),
      }
    },
  },
  {
    name: 'change the password',
    begin: async (stage) => {
      const { page } = stage
      const field = page.getByLabel('New password', { exact: true })
      const repeated = page.getByLabel('Repeat the new password')
      await open(stage, '/settings?section=authentication', field)
      await field.fill('demo-password')
      await repeated.fill('demo-password')
      return {
        send: () => button(main(page), 'Change password').click(),
        shows: page.getByText('Password changed'),
        tells: alertIn(main(page).getByRole('form')),
        kept: async () => {
          await expect(field).toHaveValue('demo-password')
          await expect(repeated).toHaveValue('demo-password')
        },
      }
    },
  },
  {
    name: 'ask for an invoice',
    as: demoPerson('bob'),
    begin: async (stage) => {
      const { page } = stage
      const pay = button(page, /^(Pay|Extend)$/)
      const waiting = page.getByText('Waiting for payment').first()
      await open(stage, '/@alice/subscription', pay)
      await page.getByLabel('Duration (months)').fill('2')
      const dialog = page.getByRole('dialog')
      return {
        send: () => pay.click(),
        shows: waiting,
        tells: alertIn(main(page)).or(dialog).first(),
        again: async () => {
          const retry = button(dialog, 'Try again')
          if (await retry.isVisible()) await retry.click()
          else await see(stage, waiting, 'the invoice')
        },
      }
    },
  },
]
