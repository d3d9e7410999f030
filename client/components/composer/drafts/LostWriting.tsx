import { useQuery } from '@tanstack/react-query'
import { useWriting } from '#data/writing/current-engine.ts'
import { settleLostWriting } from '#data/writing/lost-writing.ts'
import { type WritingContext, writingKey } from '#domain/composer/draft-key.ts'
import { useText } from '#i18n/i18n.ts'
import { AnswerDialog } from '#ui/AnswerDialog.tsx'
import { LostDraft } from './LostDraft.tsx'
import { useAsNewPost } from './use-as-new-post.tsx'

/**
 * Says that the post is gone about which somebody was writing, and offers to publish the words as a post of
 * their own. Who closes it finds them among the drafts
 * (docs/spec/drafts-and-outbox.md#a-post-that-goes-while-one-writes).
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
  const close = () => 'postId' in context && settleLostWriting(context.postId)
  const { button, refusal } = useAsNewPost(context, close)
  if (!draft) return null
  return (
    <AnswerDialog
      title={t('drafts.lost_title')}
      backLabel={t('drafts.lost_later')}
      closeLabel={t('action.dismiss')}
      answers={button}
      onBack={close}
    >
      <LostDraft stored={{ context, draft }}>{refusal}</LostDraft>
    </AnswerDialog>
  )
}
