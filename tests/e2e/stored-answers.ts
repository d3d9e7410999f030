import type { Page } from '@playwright/test'
import { tableOfBrowser } from './table-of-browser.ts'

/** Returns the keys of the answers that the device keeps, as one text; null while it keeps none. */
export async function storedAnswers(page: Page): Promise<string | null> {
  if ((await page.evaluate(() => localStorage.getItem('kith_stored'))) === null) return null
  const keys = await tableOfBrowser<[accountId: string, key: string]>(
    page,
    'kith-answers',
    'answers',
    'getAllKeys',
  )
  return keys && JSON.stringify(keys)
}
