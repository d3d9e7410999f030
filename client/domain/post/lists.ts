/**
 * Finds the lists that a new post belongs to (docs/spec/timelines.md#where-a-new-post-appears,
 * docs/server/timelines.md#kinds-of-timelines).
 */
import type { Post } from '#contract/entities/post.ts'

/** The name of a list of posts. The key of its query is `['posts', ...name]`. */
export type ListName =
  | readonly ['home' | 'local' | 'federated' | 'direct']
  | readonly ['tag', name: string]
  | readonly ['group', id: string]
  | readonly ['account', id: string, tab: 'posts' | 'replies' | 'media' | 'pinned']

type Published = Pick<
  Post,
  'account' | 'group' | 'in_reply_to_id' | 'media_attachments' | 'tags' | 'visibility'
>

/** Returns the names of all lists that show the post. */
export function listsOf({
  account,
  group,
  in_reply_to_id,
  media_attachments,
  tags,
  visibility,
}: Published): ListName[] {
  const everywhere: ListName[] = visibility === 'public' ? [['local'], ['federated']] : []
  const direct: ListName[] = visibility === 'direct' ? [['direct']] : []
  const tagged = [...new Set(tags.map(({ name }) => name.toLowerCase()))]
  const isFirst = in_reply_to_id === null
  const ofAuthor = (tab: 'posts' | 'replies' | 'media'): ListName => ['account', account.id, tab]
  return [
    ['home'],
    ...everywhere,
    ...direct,
    ...tagged.map((name): ListName => ['tag', name]),
    ...(group && isFirst ? [['group', group.id] as const] : []),
    ...(isFirst ? [ofAuthor('posts')] : []),
    ofAuthor('replies'),
    ...(media_attachments.length > 0 ? [ofAuthor('media')] : []),
  ]
}
