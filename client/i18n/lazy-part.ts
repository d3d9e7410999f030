/** Parts of the page that are loaded when they are first wanted, each together with the texts it says. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadAllTexts } from './i18n.ts'

/** Loads code that says something: it arrives with its texts. */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadAllTexts()])
  return part
}

/** A component behind an `import()`: `lazyPart(async () => (await import('./Picker.tsx')).Picker)`. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await withTexts(load) }))
}
