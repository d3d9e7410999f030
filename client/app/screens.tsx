/**
 * Finds the screen of each route. Each is a chunk of its own, loaded when it is first needed
 * (docs/spec/access.md#routes).
 */
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, useState } from 'react'
import { ROUTE_NAMES, type RouteName } from '#domain/session/route-map.ts'
import { withTexts } from '#i18n/lazy-part.ts'
import { patiently } from '#platform/start/patience.ts'

/**
 * A screen; `prefetch` puts what its first drawing needs into the cache, for the address of the page or for a
 * link.
 */
export type ScreenComponent = ComponentType & {
  prefetch?: (client: QueryClient, place?: Pick<Location, 'pathname' | 'search'>) => Promise<unknown>
}

/**
 * Loads the code of a screen. Most visits begin with home or a thread, so these need no table, and their
 * texts are among the first.
 */
async function loadCode(name: RouteName): Promise<ScreenComponent> {
  if (name === 'home') return (await import('#screens/home/HomeScreen.tsx')).HomeScreen
  if (name === 'post') return (await import('#screens/thread/ThreadScreen.tsx')).ThreadScreen
  return withTexts(async () => (await import('./other-screens.ts')).OTHER_SCREENS[name]())
}

const loaded = new Map<RouteName, ScreenComponent>()

/** Loads a screen's code and texts, once, however long it takes. */
export async function loadScreen(name: RouteName): Promise<ScreenComponent> {
  const screen = loaded.get(name) ?? (await patiently(() => loadCode(name)))
  loaded.set(name, screen)
  return screen
}

const lazily = new Map(
  ROUTE_NAMES.map((name) => [name, lazy(async () => ({ default: await loadScreen(name) }))] as const),
)

/**
 * Shows the screen of a route. Loaded code is shown directly: a lazy component would show its placeholder all
 * the same. What it has begun with stays: another component in its place would begin anew, without the focus
 * and what was typed.
 */
export function Screen({ name }: { name: RouteName }) {
  const [Content] = useState(() => loaded.get(name) ?? lazily.get(name))
  return Content ? <Content /> : null
}
