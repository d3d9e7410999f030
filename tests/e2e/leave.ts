import type { Locator } from '@playwright/test'

/** Clicks a link in a row, and answers where the page and the row stood in that moment: both may move until then. */
export async function leaveBy(link: Locator): Promise<{ offset: number; top: number }> {
  const left = link.evaluate(
    (element) =>
      new Promise<{ offset: number; top: number }>((resolve) => {
        const note = () => {
          const top = element.closest('[data-row]')?.getBoundingClientRect().top ?? Number.NaN
          resolve({ offset: window.scrollY, top })
        }
        element.addEventListener('click', note, { once: true, capture: true })
      }),
  )
  await link.click()
  return left
}
