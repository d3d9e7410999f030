/**
 * Finds the screen of each route. Each is a chunk of its own, loaded when it is first needed
 * (docs/spec/access.md#routes).
 */
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { ROUTE_NAMES, type RouteName } from '#domain/session/route-map.ts'
import { lazyCode, withTexts } from '#i18n/lazy-part.ts'
import { PendingScreen } from './PendingScreen.tsx'

/**
 * A screen; `prefetch` puts what its first drawing needs into the cache, for the address of the page or for a
 * link, and `ready` resolves once what was typed there is whole
 * (docs/spec/drafts-and-outbox.md#killed-at-any-moment).
 */
export type ScreenComponent = ComponentType & {
  ready?: () => Promise<void> | null
  prefetch?: (client: QueryClient, place?: Pick<Location, 'pathname' | 'search'>) => Promise<unknown>
}

/**
 * Loads the code of a screen. Most visits begin with home or a thread, so these need no table. Their texts
 * are among the first, and so are those of a profile, which guests are sent to (vite/first-texts.ts).
 */
async function loadCode(name: RouteName): Promise<ScreenComponent> {
  if (name === 'home') return (await import('#screens/home/HomeScreen.tsx')).HomeScreen
  if (name === 'post') return (await import('#screens/thread/ThreadScreen.tsx')).ThreadScreen
  const load = async () => {
    const screen = await (await import('./other-screens.ts')).OTHER_SCREENS[name]()
    await screen.ready?.()
    return screen
  }
  return name === 'profile' || name === 'profile-by-acct' ? load() : withTexts(load)
}

const SCREENS = new Map(ROUTE_NAMES.map((name) => [name, lazyCode(() => loadCode(name))] as const))

const screenOf = (name: RouteName) => SCREENS.get(name) as NonNullable<ReturnType<typeof SCREENS.get>>

/** Loads a screen's code and texts, once, however long it takes. */
export const loadScreen = (name: RouteName): Promise<ScreenComponent> => screenOf(name).load()

/** Loads a screen's code and texts before anybody has asked for it; undefined when that fails. */
export const preloadScreen = (name: RouteName): Promise<ScreenComponent | undefined> =>
  screenOf(name).preload()

/** Shows the screen of a route. */
export function Screen({ name }: { name: RouteName }) {
  const Content = screenOf(name)
  return <Content placeholder={<PendingScreen />} />
}
