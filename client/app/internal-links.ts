/**
 * Links are plain links everywhere. This one listener turns an ordinary click on one of our own addresses into
 * navigation without a reload; a click with Ctrl, the middle button or a target stays the browser's business.
 */
import { navigate } from 'wouter/use-browser-location'
import { findRoute } from '#domain/session/route-map.ts'

export function followInternalLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.target !== '' || link.hasAttribute('download')) return
    if (link.origin !== location.origin || !findRoute(link.pathname)) return
    const isPlaceOnThisPage =
      link.hash !== '' && link.pathname === location.pathname && link.search === location.search
    if (isPlaceOnThisPage) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  })
}
