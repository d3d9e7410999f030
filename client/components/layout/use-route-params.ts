import { useBrowserLocation } from 'wouter/use-browser-location'
import { findRoute } from '#domain/session/route-map.ts'

/** What the parts of the current path are, by their names in the route map. */
export function useRouteParams(): Record<string, string | undefined> {
  const [pathname] = useBrowserLocation()
  return findRoute(pathname)?.params ?? {}
}
