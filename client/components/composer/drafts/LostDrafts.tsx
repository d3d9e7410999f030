import { useQuery } from '@tanstack/react-query'
import { type KeptDraft, listDrafts } from '#data/writing/draft-list.ts'
import { draftKey } from '#domain/composer/draft-key.ts'
import { LostDraft } from './LostDraft.tsx'

/** The drafts that were to answer a post that is gone, or to pass it on. */
export function LostDrafts({ postId }: { postId: string }) {
  const { data = [] } = useQuery({
    queryKey: ['drafts', postId],
    queryFn: async () => (await listDrafts()).filter((kept) => isAbout(kept, postId)),
    staleTime: 0,
    gcTime: 0,
  })
  return data.map((kept) => <LostDraft key={draftKey(kept.context)} kept={kept} />)
}

const isAbout = ({ context }: KeptDraft, postId: string) =>
  context.kind !== 'new' && context.postId === postId
