/**
 * Reads and writes the clipboard, which only pages with HTTPS and those of this machine may do; it must be
 * granted.
 */
import type { Page } from '@playwright/test'

const address = `http://127.0.0.1:${process.env.KITH_E2E_PORT}/api/v1/instance`

/** Runs something in a page that has the clipboard: this one, or another beside it. */
async function withClipboard<Result>(page: Page, run: (page: Page) => Promise<Result>): Promise<Result> {
  if (await page.evaluate(() => isSecureContext)) return run(page)
  const other = await page.context().newPage()
  await other.goto(address)
  const result = await run(other)
  await other.close()
  return result
}

/** Returns what lies in the clipboard. */
export const clipboardText = (page: Page): Promise<string> =>
  withClipboard(page, (reader) => reader.evaluate(() => navigator.clipboard.readText()))

/** Puts a text into the clipboard. */
export const fillClipboard = (page: Page, text: string): Promise<void> =>
  withClipboard(page, (writer) => writer.evaluate((it) => navigator.clipboard.writeText(it), text))
