import type { Page } from '@playwright/test'
import { tableOfBrowser } from './table-of-browser.ts'

/** Returns the values that lie in a table of the browser's database. */
const kept = async <Value>(page: Page, table: string): Promise<Value[]> =>
  ((await tableOfBrowser<{ value: Value }>(page, 'kith', table)) ?? []).map(({ value }) => value)

/** A row of a draft, as far as a journey looks at it. */
interface StoredDraft {
  visibility?: string
  attachments?: { description: string }[]
}

export const storedDrafts = (page: Page) => kept<StoredDraft>(page, 'drafts')

export const cachedFiles = (page: Page) => kept<Blob>(page, 'files')
