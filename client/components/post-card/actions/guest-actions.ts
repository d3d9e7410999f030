import { lazyCode } from '#i18n/lazy-part.ts'

/** Shows the counts of a post and what a guest can do with it; somebody who is signed in never loads it. */
export const GuestActions = lazyCode(async () => (await import('./GuestActions.tsx')).GuestActions)
