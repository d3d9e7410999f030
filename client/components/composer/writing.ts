/** Whether a new post is being written; asked for anywhere, written at home. */
import { createStore, useStore } from '#platform/store.ts'

const writing = createStore(false)

export const startWriting = () => writing.set(true)
export const stopWriting = () => writing.set(false)
export const useIsWriting = () => useStore(writing)
