import { findRoute } from '#domain/session/route-map.ts'
import { usePathname } from '#platform/page/location.ts'

/** Returns the parameters of the current path, by their names in the route map. */
export function useRouteParams(): Record<string, string | undefined> {
  const pathname = usePathname()
  return findRoute(pathname)?.params ?? {}
}
