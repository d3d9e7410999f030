import { expect, type Page } from '@playwright/test'

/**
 * Waits until the parts that load late are there: focus restoration, pressing cards, and the notices
 * themselves.
 */
export const isComplete = (page: Page) =>
  expect(page.getByRole('region', { name: 'Notices' }).first()).toBeAttached()
