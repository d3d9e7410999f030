/** Decides which page another account sees when one goes over to it (docs/spec/session.md#switching). */
import { findRoute, pathTo, type RouteName } from './route-map.ts'

/** The pages that show what belongs to one account alone, by an id, or that are about signing in. */
const OWN: readonly RouteName[] = [
  'landing-page',
  'add-account',
  'custom-feed',
  'custom-feed-timeline',
  'conversation',
  'share',
]

/** Returns the page at which the other account goes on: the same one, or Home where that is not theirs. */
export function pageForOther({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const route = findRoute(pathname)?.name
  return route === undefined || OWN.includes(route) ? pathTo('home') : pathname + search
}
