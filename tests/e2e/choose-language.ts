import type { Locator } from '@playwright/test'
import { expect } from './journey.ts'

/** Chooses a language as people do who know a part of its name: types it and takes the best. */
export async function chooseLanguage(field: Locator, typed: string, name: string): Promise<void> {
  await field.fill(typed)
  const option = field.page().getByRole('option', { name }).first()
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
}
