/** Notes whether a new post is being written: it is asked for anywhere, and written at home. */
import { createStore, useStore } from '#platform/storage/store.ts'

const writing = createStore(false)

export const startWriting = () => writing.set(true)
export const stopWriting = () => writing.set(false)
export const useIsWriting = () => useStore(writing)
