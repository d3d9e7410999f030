import type { Locator } from '@playwright/test'

/**
 * Clicks a link in a row, and answers where the page and the row stood in that moment: both may move until
 * then.
 */
export async function leaveBy(link: Locator): Promise<{ offset: number; top: number }> {
  // The document listens: a busy page may draw the row anew before the click.
  const left = link.page().evaluate(
    () =>
      new Promise<{ offset: number; top: number }>((resolve) => {
        const note = ({ target }: Event) => {
          const row = target instanceof Element ? target.closest('[data-row]') : null
          resolve({ offset: window.scrollY, top: row?.getBoundingClientRect().top ?? Number.NaN })
        }
        document.addEventListener('click', note, { once: true, capture: true })
      }),
  )
  await link.click()
  return left
}
