/**
 * The address of the page and the state of its history entry. The only file that knows the router's package.
 */
import {
  navigate as goTo,
  useLocationProperty,
  useHistoryState as useStateOfEntry,
} from 'wouter/use-browser-location'
import { leaveCovers } from './close-on-back.ts'

export { usePathname } from 'wouter/use-browser-location'

/** Goes to another page of the client. It takes the place of what covers this one, or of this one too. */
export function navigate(
  to: string,
  { replace = false, state }: { replace?: boolean; state?: unknown } = {},
): void {
  leaveCovers(replace ? 0 : 1, (replaces) => goTo(to, { replace: replace || replaces, state }))
}

/** Loads a page from the server, in place of this one and of what covers it: nothing of this one is left. */
export const loadPage = (path: string): void => leaveCovers(0, () => location.replace(path))

/** Returns the path and the query of the address. */
export const useHref = () => useLocationProperty(() => location.pathname + location.search)

/** Returns the parameters in the query of the address. */
export const useSearchParams = () => new URLSearchParams(useLocationProperty(() => location.search))

/**
 * Returns what `navigate` was given as `state`, or null. Check it: a reload or another build may have left
 * something else.
 */
export const useHistoryState = () => useStateOfEntry<unknown>()
