import { useState } from 'react'
import { useWriting } from '#data/writing/current-engine.ts'
import type { StoredDraft } from '#data/writing/stored-drafts.ts'
import { useText } from '#i18n/i18n.ts'
import { useIsShown } from '../use-is-shown.ts'
import { offerDraftBack } from './offer-draft-back.ts'

/**
 * Returns which drafts were discarded while their list is open. They stay in the list, to be put back: what
 * is said outside of a window cannot be reached from inside.
 */
export function useDiscardedDrafts() {
  const t = useText()
  const writing = useWriting()
  const isShown = useIsShown()
  const [discarded, setDiscarded] = useState<readonly StoredDraft[]>([])
  /** The last thing asked for could not be done with it. */
  const [refused, setRefused] = useState<StoredDraft | null>(null)

  async function discard(stored: StoredDraft) {
    const isDone = await writing.drafts.discard(stored.context)
    setRefused(isDone ? null : stored)
    if (!isDone) return
    // The window may be closed by now. Its author can put it back all the same.
    if (isShown.current) setDiscarded((all) => [...all.filter((one) => one !== stored), stored])
    else offerDraftBack(writing, stored, t)
  }

  async function restore(stored: StoredDraft) {
    const isDone = await writing.drafts.putBack(stored.context, stored.draft)
    setRefused(isDone ? null : stored)
    if (isDone) setDiscarded((all) => all.filter((one) => one !== stored))
  }

  /** Offers them outside of the window, which closes. */
  function offerBack() {
    for (const stored of discarded) offerDraftBack(writing, stored, t)
  }

  return { discarded, refused, discard, restore, offerBack }
}
