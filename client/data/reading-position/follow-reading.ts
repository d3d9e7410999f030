/** Watches where the lists of a page are read (docs/spec/lists.md#the-reading-position). */
import { rowInWindow } from '#platform/row-in-window.ts'
import { KEYS, readStored } from '#platform/storage.ts'
import { currentToken } from '../connection/token.ts'
import { keepReadingPosition } from './reading-position.ts'

/**
 * Remembers from now on where lists are read: when scrolling stops, and when the page is left or hidden, after which a phone may
 * end it without another word. Returns the function that stops it.
 */
export function followReading(): () => void {
  const whenHidden = () => document.visibilityState === 'hidden' && keep()
  const navigation = 'navigation' in window ? window.navigation : null
  document.addEventListener('scrollend', keep)
  document.addEventListener('visibilitychange', whenHidden)
  window.addEventListener('pagehide', keep)
  navigation?.addEventListener('navigate', keep)
  return () => {
    document.removeEventListener('scrollend', keep)
    document.removeEventListener('visibilitychange', whenHidden)
    window.removeEventListener('pagehide', keep)
    navigation?.removeEventListener('navigate', keep)
  }
}

/** A page whose list has not come yet keeps the former place. */
function keep(): void {
  const accountId = readStored(KEYS.owner)
  const place = currentToken() !== null && accountId !== null && rowInWindow()
  if (place) keepReadingPosition(accountId, location.pathname, { ...place, at: Date.now() })
}
