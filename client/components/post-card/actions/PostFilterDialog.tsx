import { plainText } from '#components/content/plain-text.ts'
import { FilterDialog } from '#components/filter/FilterDialog.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useInstance } from '#data/connection/instance.ts'
import { filterable } from '#domain/filter/filterable.ts'
import { ownContent } from '#domain/post/own-content.ts'
import { actorAddress } from '#domain/profile/handle.ts'

/** Asks what of a post is to be filtered (docs/spec/filters.md#from-a-post). */
export function PostFilterDialog({ post, onDone }: { post: Post; onDone: () => void }) {
  const address = actorAddress(post.account, useInstance()?.uri ?? '')
  const known = filterable(post, address, plainText(ownContent(post)))
  const kind = known.thread ? 'thread' : 'person'
  const begin = { kind, value: '', action: 'fold', until: null, ...known[kind] } as const
  return <FilterDialog begin={begin} known={known} onDone={onDone} />
}
