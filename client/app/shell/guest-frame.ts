import { GuestActions } from '#components/post-card/actions/guest-actions.ts'
import { lazyCode } from '#i18n/lazy-part.ts'

/** Draws the frame of a guest, which somebody who is signed in never loads. */
export const GuestFrame = lazyCode(async () => (await import('./GuestFrame.tsx')).GuestFrame)

/** Loads what the first window of a guest shows beside its screen. Never fails. */
export const loadGuestParts = () => Promise.all([GuestFrame.preload(), GuestActions.preload()])
