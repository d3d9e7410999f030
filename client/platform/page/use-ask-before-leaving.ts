import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { leaveCovers } from './close-on-back.ts'
import { navigate } from './location.ts'

/**
 * Asks before another page is opened, whatever opens it: a link, Back, a search. `hasToAsk` says whether
 * there is a reason; `isAsking` is true from then until `stay` or `go`. Nobody is asked at a reload, when the
 * tab is closed, or by a browser without the Navigation API
 * (docs/spec/settings.md#unsaved-changes-of-a-profile).
 */
export function useAskBeforeLeaving(hasToAsk: () => boolean) {
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const isFree = useRef(false)
  const ask = useEffectEvent((event: NavigateEvent) => {
    if (isFree.current || !leadsElsewhere(event) || !hasToAsk()) return
    event.preventDefault()
    setGoOn(() => () => repeat(event))
  })

  useEffect(() => {
    if (!('navigation' in window)) return
    const listener = (event: NavigateEvent) => ask(event)
    navigation.addEventListener('navigate', listener)
    return () => navigation.removeEventListener('navigate', listener)
  }, [])

  /** Goes on to where somebody wanted to go, if anywhere. From now on nobody is asked. */
  function go() {
    isFree.current = true
    if (goOn) leaveCovers(0, goOn)
  }

  return { isAsking: goOn !== null, go, stay: () => setGoOn(null) }
}

/** Windows and menus have entries of their own in the history, at the address of their page. */
const leadsElsewhere = ({ cancelable, downloadRequest, navigationType, destination }: NavigateEvent) =>
  cancelable &&
  downloadRequest === null &&
  navigationType !== 'reload' &&
  withoutHash(destination.url) !== withoutHash(location.href)

const withoutHash = (url: string) => url.replace(/#.*/, '')

/**
 * Does again what was not done before the question. Its window has taken the place of what Forward would have
 * led to.
 */
function repeat({ destination: { key, url, sameDocument }, navigationType }: NavigateEvent): void {
  if (navigation.entries().some((entry) => entry.key === key)) navigation.traverseTo(key)
  else if (sameDocument)
    navigate(url.slice(location.origin.length), { replace: navigationType === 'replace' })
  else location.assign(url)
}
