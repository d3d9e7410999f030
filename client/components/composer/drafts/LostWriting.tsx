import { useQuery } from '@tanstack/react-query'
import { useWriting } from '#data/writing/current-engine.ts'
import { settleLostWriting } from '#data/writing/lost-writing.ts'
import { type WritingContext, writingKey } from '#domain/composer/draft-key.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LostDraft } from './LostDraft.tsx'

/**
 * Says that the post is gone about which somebody was writing, and offers to publish the words as a post of their own. Who closes
 * it finds them among the drafts (docs/spec/drafts-and-outbox.md#a-post-that-goes-while-one-writes).
 */
export function LostWriting({ context }: { context: WritingContext }) {
  const t = useText()
  const { drafts } = useWriting()
  const { data: draft } = useQuery({
    queryKey: ['lost-writing', writingKey(context)],
    queryFn: () => drafts.find(context),
    staleTime: 0,
    gcTime: 0,
  })
  if (!draft) return null
  const close = () => context.kind !== 'new' && settleLostWriting(context.postId)
  return (
    <Dialog
      title={t('drafts.lost_title')}
      size="s"
      closeLabel={t('action.dismiss')}
      onClose={close}
      actions={
        <Button kind="quiet" onClick={close}>
          {t('drafts.lost_later')}
        </Button>
      }
    >
      <LostDraft kept={{ context, draft }} onMove={close} />
    </Dialog>
  )
}
