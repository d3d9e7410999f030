/** Parts of the page that are loaded when they are first wanted, each together with the texts it says. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { whenIdle } from '#platform/idle.ts'
import { patiently } from '#platform/patience.ts'
import { loadAllTexts } from './i18n.ts'

/** Loads code that says something: it arrives with its texts. */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadAllTexts()])
  return part
}

/**
 * A component behind an `import()`, waited for as long as it takes: `lazyPart(async () => (await import('./Picker.tsx')).Picker)`.
 * `preload` has its code on its way when the hand comes near.
 */
export function lazyPart<Props>(load: Load<Props>): LazyPart<Props> {
  const part = lazy(async () => ({ default: await patiently(() => withTexts(load)) }))
  return Object.assign(part, {
    preload: () => void load().catch(() => undefined), // asked for again when it is needed
  })
}

/** A part that nobody waits for: it is loaded when everything that is on the screen has been drawn. */
export function latePart<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await whenIdle()
    return { default: await patiently(() => withTexts(load)) }
  })
}

type Load<Props> = () => Promise<ComponentType<Props>>
type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => void }
