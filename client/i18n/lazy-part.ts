/** Components that are loaded when they are first needed, together with their texts. */
import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { startTypeAhead } from '#platform/input/type-ahead.ts'
import { inTurn, whenIdle } from '#platform/page/idle.ts'
import { PartFrame } from '#platform/page/part-frame.ts'
import { patiently } from '#platform/start/patience.ts'
import { loadAllTexts } from './i18n.ts'

/** Loads code together with its texts. */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadAllTexts()])
  return part
}

/**
 * Returns a component that loads its code, and the texts, when it is first shown: `lazyPart(async () =>
 * (await import('./Picker.tsx')).Picker)`. It breaks alone (docs/spec/conventions.md#a-part-that-fails).
 */
export const lazyPart = <Props extends object>(load: Load<Props>) => lazyCode(() => withTexts(load), true)

/**
 * Returns a component that loads its code when it is first shown, for code that does with the first texts,
 * and shows its `placeholder` meanwhile. Loading is repeated until it succeeds. `load` resolves with the code
 * itself. `preload` loads it earlier; when that fails it says nothing and resolves with undefined.
 */
export function lazyCode<Props extends object, Extras = unknown>(
  loadCode: Load<Props, Extras>,
  breaksAlone = false,
) {
  const code = createCode(loadCode)
  const load = () => patiently(code.load)
  const preload = () => code.load().catch(() => undefined) // loaded again when it is shown
  return Object.assign(createPart(code.loaded, load, breaksAlone), { load, preload })
}

/**
 * Returns a component that is loaded only after everything on the screen has been drawn, and drawn when its
 * turn comes.
 */
export function latePart<Props extends object>(load: Load<Props>): Part<Props> {
  const code = createCode(() => withTexts(load))
  async function loadLate() {
    await whenIdle()
    const part = await patiently(code.load)
    await inTurn()
    return part
  }
  return createPart(code.loaded, loadLate, true)
}

type Load<Props, Extras = unknown> = () => Promise<ComponentType<Props> & Extras>
/**
 * A component that may have to be loaded; it shows its `placeholder` until then. With `typeAhead` a press has
 * opened a field in it: what is typed until that is there stands in it
 * (docs/spec/conventions.md#typing-ahead).
 */
export type Part<Props> = ComponentType<Props & { placeholder?: ReactNode; typeAhead?: boolean }>

/** Holds code that is loaded once, and again only where that failed. */
function createCode<Props, Extras>(load: Load<Props, Extras>) {
  let loaded: (ComponentType<Props> & Extras) | null = null
  return {
    loaded: () => loaded,
    load: async () => {
      loaded ??= await load()
      return loaded
    },
  }
}

/**
 * Returns a component that draws what is loaded, and its placeholder until then. React has `lazy` for this,
 * but waits 300 ms after a placeholder before it shows what came, even where nobody has seen the placeholder.
 * What it has begun with stays when the page is drawn again: it has the focus and what was typed.
 */
function createPart<Props extends object>(
  loaded: () => ComponentType<Props> | null,
  load: Load<Props>,
  breaksAlone: boolean,
): Part<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: each module calls it once, as it calls `lazy`
  return function Part({ placeholder, typeAhead = false, ...props }) {
    const [Content, setContent] = useState(loaded)
    const isMissing = Content === null
    const begin = useEffectEvent(() => (isMissing && typeAhead ? startTypeAhead() : undefined))
    useLayoutEffect(() => begin(), [])
    useEffect(() => {
      if (isMissing) void load().then((part) => startTransition(() => setContent(() => part)))
    }, [isMissing])
    const Frame = use(PartFrame)
    if (Content === null) return placeholder
    const part = createElement(Content, props as unknown as Props)
    return breaksAlone ? createElement(Frame, null, part) : part
  }
}
