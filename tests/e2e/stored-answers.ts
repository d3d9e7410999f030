import type { Page } from '@playwright/test'

/** Returns the keys of the answers that the device keeps, as one text; null while it keeps none. */
export const storedAnswers = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    if (localStorage.getItem('kith_stored') === null) return null
    const opening = indexedDB.open('kith-answers')
    await new Promise((done) => opening.addEventListener('success', done))
    const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys()
    await new Promise((done) => keys.addEventListener('success', done))
    opening.result.close()
    return JSON.stringify(keys.result)
  })
