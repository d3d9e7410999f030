/** Lets the lists on the page be refreshed that have no button for it (docs/spec/lists.md#refresh). */
import { createStore } from '#platform/storage/store.ts'

/** How often somebody has asked for it. */
const asked = createStore(0)

export const refreshShownLists = (): void => asked.set(asked.current() + 1)

/** Calls `refresh` when somebody asks; returns the function that stops it. */
export const onRefreshAsked = (refresh: () => void) => asked.subscribe(refresh)
