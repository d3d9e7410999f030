import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { navigate } from './location.ts'

/**
 * Asks before another page is opened, whatever opens it: a link, Back, a search. `holds` says whether there is anything to
 * ask about; `isWanted` whether somebody wants to leave. A reload, and closing the tab, are not held. Browsers without the
 * Navigation API hold nothing (docs/spec/settings.md#unsaved-changes-of-a-profile).
 */
export function useHeldPage(holds: () => boolean) {
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const isFree = useRef(false)
  const hold = useEffectEvent((event: NavigateEvent) => {
    if (isFree.current || !isToAnotherPage(event) || !holds()) return
    event.preventDefault()
    setGoOn(() => () => repeat(event))
  })

  useEffect(() => {
    if (!('navigation' in window)) return
    const listener = (event: NavigateEvent) => hold(event)
    navigation.addEventListener('navigate', listener)
    return () => navigation.removeEventListener('navigate', listener)
  }, [])

  function leave() {
    isFree.current = true
    goOn?.()
  }

  return { isWanted: goOn !== null, leave, stay: () => setGoOn(null) }
}

/** Windows and menus have entries of their own in the history, at the address of their page. */
const isToAnotherPage = ({ cancelable, downloadRequest, navigationType, destination }: NavigateEvent) =>
  cancelable &&
  downloadRequest === null &&
  navigationType !== 'reload' &&
  withoutHash(destination.url) !== withoutHash(location.href)

const withoutHash = (url: string) => url.replace(/#.*/, '')

/** Does again what was held. */
function repeat({ destination: { key, url, sameDocument }, navigationType }: NavigateEvent): void {
  if (navigationType === 'traverse') navigation.traverseTo(key)
  else if (sameDocument)
    navigate(url.slice(location.origin.length), { replace: navigationType === 'replace' })
  else location.assign(url)
}
