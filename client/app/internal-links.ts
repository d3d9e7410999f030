/**
 * Links are plain links everywhere. This one listener turns an ordinary click on one of our own addresses into
 * navigation without a reload; a click with Ctrl, the middle button or a target stays the browser's business.
 * A link to where one is already adds nothing to the history; `goAgain` if it is a place of the navigation.
 */

import { findRoute } from '#domain/session/route-map.ts'
import { isCovered } from '#platform/covered.ts'
import { navigate } from '#platform/location.ts'

export function followInternalLinks(goAgain: () => void): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.target !== '' || link.hasAttribute('download')) return
    if (link.origin !== location.origin || !findRoute(link.pathname)) return
    const isHere = link.pathname === location.pathname && link.search === location.search
    if (isHere && link.hash !== '') return
    event.preventDefault()
    if (!isHere) navigate(link.pathname + link.search + link.hash, { replace: isCovered() })
    else if (link.getAttribute('aria-current') === 'page') goAgain()
  })
}
