import type { Page } from '@playwright/test'

/**
 * Returns what lies in the clipboard, which only pages with HTTPS and those of this machine may read; it must
 * be granted.
 */
export async function clipboardText(page: Page): Promise<string> {
  const read = () => navigator.clipboard.readText()
  if (await page.evaluate(() => isSecureContext)) return page.evaluate(read)
  const reader = await page.context().newPage()
  await reader.goto(`http://127.0.0.1:${process.env.KITH_E2E_PORT}/api/v1/instance`)
  const text = await reader.evaluate(read)
  await reader.close()
  return text
}
