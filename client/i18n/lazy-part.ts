/** Components that are loaded when they are first needed, together with their texts. */
import { type ComponentType, createElement, type LazyExoticComponent, lazy, useState } from 'react'
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
 * import('./Picker.tsx')).Picker)`. Loading is repeated until it succeeds. `preload` loads it earlier, and
 * never fails. What is loaded is shown directly: after a placeholder, even one that nobody sees, React waits
 * 300 ms before it shows what came.
 */
export function lazyPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const loadOnce = async () => {
    loaded ??= await withTexts(load)
    return loaded
  }
  const Lazy = lazy(async () => ({ default: await patiently(loadOnce) }))
  // biome-ignore lint/correctness/noComponentHookFactories: each module calls it once, as it calls `lazy`
  function Part(props: Props) {
    const [Content] = useState(() => loaded ?? Lazy)
    return createElement(Content as ComponentType<Props>, props)
  }
  const preload = async () => {
    await loadOnce().catch(() => undefined) // loaded again when it is shown
  }
  return Object.assign(Part, { preload })
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
type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<void> }
