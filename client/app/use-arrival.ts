/**
 * What happens on arriving at a path: a fresh look at the server, and where the eye and the focus go
 * (docs/spec/navigation.md#coming-back).
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { focusHeading, waitNoMore } from '#components/layout/arrival.ts'
import { instanceQuery } from '#data/connection/instance.ts'
import { refreshOpenLists } from '#data/lists/lists.ts'

/** Back and Forward return to where one was: the browser keeps the offset, and lists stay as they were. */
let returning = false
let here = location.pathname + location.search
window.addEventListener('popstate', () => {
  // A jump within the page, to the content for instance, is announced by the same event.
  returning = location.pathname + location.search !== here
  waitNoMore()
})
for (const action of ['pointerdown', 'keydown', 'input']) window.addEventListener(action, waitNoMore, true)

export function useArrival(href: string): void {
  const client = useQueryClient()
  const former = useRef(href)
  useEffect(() => {
    if (former.current === href) return // the first screen: the browser has placed the focus already
    former.current = href
    here = href
    void client.prefetchQuery(instanceQuery)
    if (returning) {
      void returnFocus()
    } else {
      refreshOpenLists(client)
      // A screen that was opened for one of its parts has brought the reader there already.
      if (!document.querySelector('main :focus')) {
        window.scrollTo(0, 0)
        focusHeading()
      }
    }
    returning = false
  }, [href, client])
}

/** Returns once the late parts, the memory of the focus among them, have come (app/shell/Notices.tsx). */
async function returnFocus(): Promise<void> {
  const place = await import('./return-focus.ts')
  place.returnFocus()
}
