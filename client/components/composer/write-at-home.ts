import { pathTo } from '#domain/session/route-map.ts'
import { typeAheadAfterPress } from '#platform/input/type-ahead-after-press.ts'
import { navigate } from '#platform/page/location.ts'
import { startWriting } from './writing.ts'

/** Opens the form for a new post, which stands at the top of Home. */
export function writeAtHome(): void {
  typeAheadAfterPress()
  if (location.pathname !== pathTo('home')) navigate(pathTo('home'))
  startWriting()
  window.scrollTo(0, 0)
}
