/** The address of the page and the state of its history entry. The only file that knows the router's package. */
import { useLocationProperty, useHistoryState as useStateOfEntry } from 'wouter/use-browser-location'

export { navigate, usePathname } from 'wouter/use-browser-location'

/** Returns the path and the query of the address. */
export const useHref = () => useLocationProperty(() => location.pathname + location.search)

/** Returns the parameters in the query of the address. */
export const useSearchParams = () => new URLSearchParams(useLocationProperty(() => location.search))

/** Returns what `navigate` was given as `state`, or null. Check it: a reload or another build may have left something else. */
export const useHistoryState = () => useStateOfEntry<unknown>()
