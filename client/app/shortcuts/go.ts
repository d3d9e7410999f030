/** Goes to other pages by shortcuts (docs/spec/keyboard.md#places). */
import type { Instance } from '#contract/entities/instance.ts'
import { checkAccess, type Visitor } from '#domain/session/access.ts'
import { findRoute, pathTo, ROUTES, type RouteName } from '#domain/session/route-map.ts'
import type { Shortcut } from '#domain/shortcuts/shortcut.ts'
import { focusHeading } from '#platform/focus/arrival.ts'
import { goToEarlierPage } from '#platform/page/earlier-page.ts'
import { navigate } from '#platform/page/location.ts'

type Place = NonNullable<Shortcut['route']>

/** Goes to a page as its link in the navigation does, if the visitor may open it. */
export function goTo(place: Place, visitor: Visitor, instance: Instance | null): void {
  if (checkAccess(ROUTES[place].access, visitor, instance) !== 'allow') return
  const path = pathToPlace(place)
  const link = document.querySelector<HTMLElement>(`:is(header, nav) a[href="${path}"]`)
  if (link) link.click()
  else if (path !== location.pathname) navigate(path)
}

/** The places of shortcuts have no parameters. */
const pathToPlace = (place: RouteName): string => pathTo(place as 'home')

/** Goes from a thread to where it was opened, or else to Home; elsewhere to the top of the page. */
export async function goUp(): Promise<void> {
  if (findRoute(location.pathname)?.name !== 'post') {
    window.scrollTo(0, 0)
    focusHeading()
    return
  }
  const isThere = await goToEarlierPage((path) => (findRoute(path)?.name ?? 'post') !== 'post')
  if (!isThere) navigate(pathTo('home'))
}
