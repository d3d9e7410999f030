import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { instanceQuery } from '#data/connection/instance.ts'
import { viewerQuery } from '#data/connection/session.ts'
import { currentToken } from '#data/connection/token.ts'
import { refreshOpenLists } from '#data/lists/lists.ts'
import { focusHeading, isLeavingPage, noteArrival, stopWaitingForHeading } from '#platform/focus/arrival.ts'
import { rememberFocus, returnFocus } from '#platform/focus/history.ts'
import { isReturning, noteReturn } from '#platform/page/returning.ts'
import { rememberPlaces, returnToPlace } from '#platform/reading/reading-place.ts'

noteArrival() // at the page that is loaded

window.addEventListener('popstate', () => {
  // A jump within the page, to the content for instance, is announced by the same event.
  noteReturn(isLeavingPage())
  stopWaitingForHeading()
})
for (const action of ['pointerdown', 'keydown', 'input'])
  window.addEventListener(action, stopWaitingForHeading, true)

/**
 * Asks the server for news when another page is opened, and puts the reader at its top or back to where they
 * were (docs/spec/navigation.md#coming-back).
 */
export function useArrival(href: string): void {
  const client = useQueryClient()
  const former = useRef(href)
  useEffect(rememberPlaces, [])
  useEffect(rememberFocus, [])
  useEffect(() => {
    if (former.current === href) return // the first page: the browser has placed the focus already
    former.current = href
    noteArrival()
    void client.prefetchQuery(instanceQuery)
    if (isReturning()) {
      returnToPlace()
      returnFocus()
    } else {
      const token = currentToken()
      if (token !== null) void client.prefetchQuery(viewerQuery(token))
      refreshOpenLists(client)
      // A page that was opened for one of its parts has brought the reader there already.
      if (!document.querySelector('main :focus')) {
        window.scrollTo(0, 0)
        focusHeading()
      }
    }
    noteReturn(false)
  }, [href, client])
}
