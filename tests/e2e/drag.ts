import type { Page } from '@playwright/test'

/**
 * Drags files or an address from outside to a place of the window, and drops them there unless told
 * otherwise.
 */
export async function drag(
  page: Page,
  what: { files?: string[]; link?: string },
  at: [number, number],
  isDropped = true,
) {
  const client = await page.context().newCDPSession(page)
  const items = what.link === undefined ? [] : [{ mimeType: 'text/uri-list', data: what.link }]
  const data = { items, files: what.files ?? [], dragOperationsMask: 19 }
  const [x, y] = at
  for (const type of isDropped
    ? (['dragEnter', 'dragOver', 'drop'] as const)
    : (['dragEnter', 'dragOver'] as const)) {
    await client.send('Input.dispatchDragEvent', { type, x, y, data })
  }
  await client.detach()
}
