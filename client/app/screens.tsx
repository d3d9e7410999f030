/**
 * Which screen stands behind each route. Each is a chunk of its own, loaded when it is first needed
 * (docs/spec/access.md#routes).
 */
import { type ComponentType, lazy } from 'react'
import { ROUTE_NAMES, type RouteName } from '#domain/session/route-map.ts'
import { withTexts } from '#i18n/lazy-part.ts'
import { patiently } from '#platform/patience.ts'

/** Home and a thread come without a detour, and what they say is among the first texts. */
async function loadCode(name: RouteName): Promise<ComponentType> {
  if (name === 'home') return (await import('#screens/home/HomeScreen.tsx')).HomeScreen
  if (name === 'post') return (await import('#screens/thread/ThreadScreen.tsx')).ThreadScreen
  return withTexts(async () => (await import('./other-screens.ts')).OTHER_SCREENS[name]())
}

const loaded = new Map<RouteName, ComponentType>()

/** Fetches a screen's code, once, and what it says; however long it takes. */
export async function loadScreen(name: RouteName): Promise<ComponentType> {
  const screen = loaded.get(name) ?? (await patiently(() => loadCode(name)))
  loaded.set(name, screen)
  return screen
}

const lazily = new Map(
  ROUTE_NAMES.map((name) => [name, lazy(async () => ({ default: await loadScreen(name) }))] as const),
)

/** The screen itself where its code is here already: a lazy one would show its placeholder all the same. */
export function Screen({ name }: { name: RouteName }) {
  const Content = loaded.get(name) ?? lazily.get(name)
  return Content ? <Content /> : null
}
