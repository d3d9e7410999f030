import { useStore } from '#platform/storage/store.ts'
import { noticePlaces } from './notice-places.ts'

/** Returns whether a modal window is open; each has a place for notices. */
export const useIsWindowOpen = (): boolean =>
  useStore(noticePlaces, (places) => places.some((place) => place.closest('dialog') !== null))
