import { useMutation } from '@tanstack/react-query'
import { useWriting } from '#data/writing/current-engine.ts'
import { entryId, type OutboxEntry } from '#domain/composer/outbox.ts'
import { type Translate, useText } from '#i18n/i18n.ts'
import { typeAheadAfterPress } from '#platform/input/type-ahead-after-press.ts'
import { toast } from '#ui/notices.ts'
import { openEditor } from '../open-editor.ts'
import { useOutboxEvents } from './use-outbox-events.ts'

/**
 * Returns what its author can do with a post that is not out yet. `onLeave` closes the window that hides what
 * is said then.
 */
export function useOutboxActions(entry: OutboxEntry, onLeave?: () => void) {
  const t = useText()
  const writing = useWriting()
  const events = useOutboxEvents()
  const id = entryId(entry)
  const { mutate: send, isPending } = useMutation({
    mutationFn: () => writing.outbox.send(id, events),
    meta: { isQuiet: true }, // the outbox shows why a post still waits
  })

  async function edit() {
    const stopTypeAhead = typeAheadAfterPress()
    const outcome = await writing.returnToEditor(id)
    onLeave?.()
    if (outcome === 'done') return openEditor(entry.context)
    stopTypeAhead()
    toast(t(outcome === 'busy' ? 'outbox.editor_busy' : 'outbox.too_late'), { tone: 'error' })
  }

  async function remove() {
    const taken = await writing.takeOut(id)
    onLeave?.()
    if (!taken) toast(t('outbox.too_late'), { tone: 'error' })
    else
      toast(deletedText(taken, t), {
        action: { label: t('action.undo'), run: () => void writing.outbox.keep(taken) },
        onDismiss: () => {
          for (const { key } of taken.draft.attachments) writing.uploads.drop(key)
        },
      })
  }

  return { send: () => send(), isSending: isPending, edit: () => void edit(), remove: () => void remove() }
}

/** The answer to an earlier try may have been lost, and the post be public. */
const deletedText = ({ draft }: OutboxEntry, t: Translate) =>
  draft.tried === null ? t('outbox.deleted') : `${t('outbox.deleted_tried')} ${t('outbox.perhaps_published')}`
