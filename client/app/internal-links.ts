/**
 * Follows links without a reload. Links are plain `<a href>` everywhere; this one listener handles an
 * ordinary click on one of our own addresses. The browser handles a click with Ctrl, with the middle button
 * or on a link with a target. A link to the current page adds nothing to the history; one in the navigation
 * calls `goAgain`.
 */

import { findRoute } from '#domain/session/route-map.ts'
import { navigate } from '#platform/page/location.ts'

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
    if (!isHere) navigate(link.pathname + link.search + link.hash)
    else if (link.getAttribute('aria-current') === 'page') goAgain()
  })
}
