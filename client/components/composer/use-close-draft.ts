import { useWriting } from '#data/writing/current-engine.ts'
import type { Draft } from '#domain/composer/draft.ts'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'
import { offerDraftBack } from './drafts/offer-draft-back.ts'
import { startWriting } from './writing.ts'

/**
 * Returns the two ways out of a draft that is not published: it is kept, or it is given up and can be put
 * back.
 */
export function useCloseDraft({
  context,
  draft,
  isStored,
  onDone,
}: {
  context: DraftContext
  draft: Draft
  /** Whether there is anything to keep, and the browser keeps it. */
  isStored: boolean
  onDone: () => void
}) {
  const t = useText()
  const writing = useWriting()

  function cancel() {
    if (isStored) toast(t('composer.draft_kept'))
    onDone()
  }

  async function discard() {
    if (!(await writing.drafts.discard(context))) return
    onDone()
    offerDraftBack(writing, { context, draft }, t, () => context.kind === 'new' && startWriting())
  }

  return { cancel, discard: () => void discard() }
}
