import { useState } from 'react'
import { useWriting } from '#data/writing/current-engine.ts'
import type { KeptDraft } from '#data/writing/kept-drafts.ts'
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
  const [discarded, setDiscarded] = useState<readonly KeptDraft[]>([])
  /** The last thing asked for could not be done with it. */
  const [refused, setRefused] = useState<KeptDraft | null>(null)

  async function discard(kept: KeptDraft) {
    const isDone = await writing.drafts.discard(kept.context)
    setRefused(isDone ? null : kept)
    if (!isDone) return
    // The window may be closed by now. Its author can put it back all the same.
    if (isShown.current) setDiscarded((all) => [...all.filter((one) => one !== kept), kept])
    else offerDraftBack(writing, kept, t)
  }

  async function restore(kept: KeptDraft) {
    const isDone = await writing.drafts.putBack(kept.context, kept.draft)
    setRefused(isDone ? null : kept)
    if (isDone) setDiscarded((all) => all.filter((one) => one !== kept))
  }

  /** Offers them outside of the window, which closes. */
  function offerBack() {
    for (const kept of discarded) offerDraftBack(writing, kept, t)
  }

  return { discarded, refused, discard, restore, offerBack }
}
