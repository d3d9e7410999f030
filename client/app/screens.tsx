/** Which screen stands behind each route. Each is a chunk of its own, loaded when it is first needed. */
import { type ComponentType, lazy } from 'react'
import { ROUTE_NAMES, type RouteName } from '#domain/session/route-map.ts'

type Load = () => Promise<ComponentType>

/** A page that says honestly that its screen does not exist yet. No route leads here once the product is whole. */
const notBuilt: Load = async () => (await import('#screens/not-built/NotBuiltScreen.tsx')).NotBuiltScreen

const SCREENS: Record<RouteName, Load> = {
  'landing-page': async () => (await import('#screens/landing/LandingScreen.tsx')).LandingScreen,
  about: async () => (await import('#screens/about/AboutScreen.tsx')).AboutScreen,
  ethereum: notBuilt,
  home: async () => (await import('#screens/home/HomeScreen.tsx')).HomeScreen,
  local: notBuilt,
  'known-network': notBuilt,
  post: async () => (await import('#screens/thread/ThreadScreen.tsx')).ThreadScreen,
  tag: notBuilt,
  'custom-feed-list': notBuilt,
  'custom-feed': notBuilt,
  'custom-feed-timeline': notBuilt,
  explore: notBuilt,
  notifications: notBuilt,
  profile: notBuilt,
  'profile-by-acct': notBuilt,
  'profile-subscription': notBuilt,
  'profile-subscription-by-acct': notBuilt,
  'profile-gallery': notBuilt,
  'profile-gallery-by-acct': notBuilt,
  subscriber: notBuilt,
  'profile-directory': notBuilt,
  search: notBuilt,
  'follow-request-list': notBuilt,
  'mute-list': notBuilt,
  'bookmark-list': notBuilt,
  settings: notBuilt,
  'edit-profile': notBuilt,
  aliases: notBuilt,
  'identity-proof': notBuilt,
  'import-followers': notBuilt,
  'import-follows': notBuilt,
  'move-followers': notBuilt,
  'subscription-settings': notBuilt,
}

const loaded = new Map<RouteName, ComponentType>()

/** Fetches a screen's code, once. */
export async function loadScreen(name: RouteName): Promise<ComponentType> {
  const screen = loaded.get(name) ?? (await SCREENS[name]())
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
