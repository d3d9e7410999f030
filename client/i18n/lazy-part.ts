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
 * Returns a component that loads its code, and the texts, when it is first shown: `lazyPart(async () =>
 * (await import('./Picker.tsx')).Picker)`.
 */
export const lazyPart = <Props extends object>(load: Load<Props>) => lazyCode(() => withTexts(load))

/**
 * Returns a component that loads its code when it is first shown, for code that does with the first texts.
 * Loading is repeated until it succeeds. `load` resolves with the code itself. `preload` loads it earlier;
 * when that fails it says nothing and resolves with undefined. What is loaded is shown directly: after a
 * placeholder, even one that nobody sees, React waits 300 ms before it shows what came. What it has begun
 * with stays: another component in its place would begin anew, without the focus and what was typed.
 */
export function lazyCode<Props extends object, Extras = unknown>(
  loadCode: Load<Props, Extras>,
): LazyPart<Props, Extras> {
  let loaded: (ComponentType<Props> & Extras) | null = null
  const loadOnce = async () => {
    loaded ??= await loadCode()
    return loaded
  }
  const load = () => patiently(loadOnce)
  const Lazy = lazy(async () => ({ default: await load() }))
  // biome-ignore lint/correctness/noComponentHookFactories: each module calls it once, as it calls `lazy`
  function Part(props: Props) {
    const [Content] = useState(() => loaded ?? Lazy)
    return createElement(Content as ComponentType<Props>, props)
  }
  const preload = () => loadOnce().catch(() => undefined) // loaded again when it is shown
  return Object.assign(Part, { load, preload })
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

type Load<Props, Extras = unknown> = () => Promise<ComponentType<Props> & Extras>
type LazyPart<Props, Extras> = ComponentType<Props> & {
  load: Load<Props, Extras>
  preload: () => Promise<(ComponentType<Props> & Extras) | undefined>
}
