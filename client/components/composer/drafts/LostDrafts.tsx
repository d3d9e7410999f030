import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { useWriting } from '#data/writing/current-engine.ts'
import { settleLostWriting } from '#data/writing/lost-writing.ts'
import type { StoredDraft } from '#data/writing/stored-drafts.ts'
import { writingKey } from '#domain/composer/draft-key.ts'
import { LostDraft, type LostText } from './LostDraft.tsx'
import { useAsNewPost } from './use-as-new-post.tsx'

/**
 * The drafts that were to answer a post that is gone, or to pass it on, and the changes that were to be made
 * of it; or what was to be written to a group that is gone.
 */
export function LostDrafts({ id }: { id: string }) {
  const { drafts } = useWriting()
  // No window has to say what stands here.
  useEffect(() => settleLostWriting(id), [id])
  const { data = [] } = useQuery({
    queryKey: ['drafts', id],
    queryFn: async () => {
      const context = { kind: 'edit', postId: id } as const
      const edit = await drafts.find(context)
      const about = (await drafts.list()).filter((stored) => isAbout(stored, id))
      return edit ? [{ context, draft: edit }, ...about] : about
    },
    staleTime: 0,
    gcTime: 0,
  })
  return data.map((stored) => (
    <RowBoundary key={writingKey(stored.context)} item={{ id: writingKey(stored.context) }}>
      <MovableDraft stored={stored} />
    </RowBoundary>
  ))
}

function MovableDraft({ stored }: { stored: LostText }) {
  const { button, refusal } = useAsNewPost(stored.context)
  return (
    <LostDraft stored={stored}>
      {button}
      {refusal}
    </LostDraft>
  )
}

const isAbout = ({ context }: StoredDraft, id: string) =>
  ('postId' in context && context.postId === id) || ('groupId' in context && context.groupId === id)
