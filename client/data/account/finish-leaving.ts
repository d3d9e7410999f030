/**
 * Finishes what signing out could not, because the page was closed or the database did not answer
 * (docs/spec/session.md#logout). It begins when the first screen is drawn.
 */
import { SHARE_PATH, SHARED_FORMS } from '#domain/sharing/shared-text.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { readLocal } from '#platform/storage/local-storage.ts'
import { dropReceivedForms } from '#platform/storage/received-forms.ts'

/** Deletes what is left of those who have signed out. Never rejects: the next visit tries again. */
export async function finishLeaving(): Promise<void> {
  try {
    const { wholeTexts } = await import('../storage/journal.ts')
    await wholeTexts()
    if (readLocal(LATE_KEYS.wipes) === null) return
    // One that has just been shared belongs to whoever is here now.
    if (location.pathname !== SHARE_PATH) await dropReceivedForms(SHARED_FORMS)
    const { endWipes } = await import('../storage/end-wipes.ts')
    await endWipes()
  } catch (error) {
    console.warn('what somebody has left could not be deleted yet', error)
  }
}
