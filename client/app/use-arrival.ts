/** What happens on arriving at a path: a fresh look at the instance, and where the eye and the focus go. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { instanceQuery } from '#data/instance.ts'

/** Back and Forward return to where one was: the browser keeps the offset, and the focus is not moved. */
let returning = false
window.addEventListener('popstate', () => {
  returning = true
})

export function useArrival(href: string): void {
  const client = useQueryClient()
  const former = useRef(href)
  useEffect(() => {
    if (former.current === href) return // the first screen: the browser has placed the focus already
    former.current = href
    void client.prefetchQuery(instanceQuery)
    if (!returning) {
      window.scrollTo(0, 0)
      // The heading names the new screen to a screen reader; without one yet, the region does.
      const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
      place?.focus({ preventScroll: true })
    }
    returning = false
  }, [href, client])
}
