/** Components that are loaded when they are first needed, together with their texts. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { inTurn, whenIdle } from '#platform/page/idle.ts'
import { patiently } from '#platform/start/patience.ts'
import { loadAllTexts } from './i18n.ts'

/** Loads code together with its texts. */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadAllTexts()])
  return part
}

/**
 * Returns a component that loads its code when it is first shown: `lazyPart(async () => (await
 * import('./Picker.tsx')).Picker)`. Loading is repeated until it succeeds. `preload` loads the code earlier.
 */
export function lazyPart<Props>(load: Load<Props>): LazyPart<Props> {
  const part = lazy(async () => ({ default: await patiently(() => withTexts(load)) }))
  return Object.assign(part, {
    preload: () => void load().catch(() => undefined), // loaded again when it is shown
  })
}

/**
 * Returns a component that is loaded only after everything on the screen has been drawn, and drawn when its
 * turn comes.
 */
export function latePart<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await whenIdle()
    const part = await patiently(() => withTexts(load))
    await inTurn()
    return { default: part }
  })
}

type Load<Props> = () => Promise<ComponentType<Props>>
type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => void }
