/**
 * Code that cannot be fetched is asked for again until it is there: a connection breaks off at any time, and without
 * this a press would lead nowhere, or a part that nobody asked for would take the whole page with it
 * (docs/spec/navigation.md#a-part-that-is-missing).
 */
import { createStore, useStore } from './store.ts'

/** Milliseconds. */
const SHORTEST = 2_000
const LONGEST = 60_000

/** How many parts could not be fetched so far. */
const missing = createStore(0)

/** Returns whether a part of the page could not be fetched and is being asked for again. */
export const useIsPartMissing = () => useStore(missing, (count) => count > 0)

const count = (change: 1 | -1) => missing.set(missing.current() + change)

/** Resolves with what could be loaded in the end; it never rejects. */
export async function patiently<Part>(load: () => Promise<Part>, tries = 0): Promise<Part> {
  try {
    await Promise.all(Array.from(missingStyles, loadStyle))
    const part = await load()
    if (tries > 0) count(-1)
    return part
  } catch (error) {
    console.warn('a part of the page could not be loaded', error)
    if (tries === 0) count(1)
    await nextChance(tries)
    return patiently(load, tries + 1)
  }
}

/** When the connection is back, or later and later. */
const nextChance = (tries: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(end, Math.min(LONGEST, SHORTEST * 2 ** tries))
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    window.addEventListener('online', end)
  })

/** Addresses of style sheets that failed. Vite asks for each of them once, so that they are asked for again here. */
const missingStyles = new Set<string>()

globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement)) return
    if (target.rel === 'stylesheet') missingStyles.add(target.href)
    target.remove()
  },
  true,
)

const loadStyle = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    link.crossOrigin = ''
    link.onload = () => {
      missingStyles.delete(address)
      resolve()
    }
    link.onerror = () => reject(new Error(`the style sheet ${address} could not be loaded`))
    document.head.append(link)
  })
