import { createStore } from '#platform/storage/store.ts'

/**
 * Whether somebody wants to log out of all accounts. The question stands beside the page, because the menu in
 * which it was asked for closes (`SignOutOfAll.tsx`).
 */
export const leavesAll = createStore(false)
