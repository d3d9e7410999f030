import type { WritingEngine } from '#data/writing/engine.ts'
import type { StoredDraft } from '#data/writing/stored-drafts.ts'
import type { Translate } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'

/**
 * Says that a draft is deleted and offers to put it back, again when its place is taken; its files wait as
 * long.
 */
export function offerDraftBack(
  writing: WritingEngine,
  stored: StoredDraft,
  t: Translate,
  onRestored?: () => void,
): void {
  offer('drafts.deleted', 'info')

  function offer(text: 'drafts.deleted' | 'drafts.not_restored', tone: 'info' | 'error') {
    toast(t(text), {
      tone,
      action: { label: t('action.undo'), run: () => void restore() },
      onDismiss: () => {
        for (const { key } of stored.draft.attachments) writing.uploads.drop(key)
      },
    })
  }

  async function restore() {
    if (await writing.drafts.putBack(stored.context, stored.draft)) onRestored?.()
    else offer('drafts.not_restored', 'error')
  }
}
