import { expect, type Page } from '@playwright/test'

/** Waits until what loads late is there: the memory of the focus, opening cards by a press, the notices themselves. */
export const isComplete = (page: Page) => expect(page.getByRole('region', { name: 'Notices' })).toBeAttached()
