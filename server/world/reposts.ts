/** Adds reposts. */
import { notify } from './notifications.ts'
import type { AccountRecord, PostRecord } from './records.ts'
import type { World } from './world.ts'

/** Adds a repost and notifies the author of the post. */
export function repost(
  world: World,
  account: AccountRecord,
  post: PostRecord,
  options: { visibility?: 'public' | 'private'; created_at?: number } = {},
): PostRecord {
  const created_at = options.created_at ?? world.clock()
  const id = world.newId(created_at)
  const home = account.host === null ? world.baseUrl : `https://${account.host}`
  const uri = account.host === null ? `${home}/objects/${id}` : `${home}/activities/announce/${id}`
  const record: PostRecord = {
    id,
    author_id: account.id,
    created_at,
    edited_at: null,
    content: '',
    source: null,
    title: null,
    language: null,
    visibility: options.visibility ?? 'public',
    sensitive: false,
    pinned: false,
    in_reply_to_id: null,
    repost_of_id: post.id,
    root_id: id,
    mention_ids: [],
    tags: [],
    link_ids: [],
    emojis: [],
    attachment_ids: [],
    group_id: null,
    uri,
    url: uri,
    ipfs_cid: null,
  }
  world.posts.add(record)
  const author = world.accounts.get(post.author_id)
  if (author) {
    notify(world, { recipient: author, sender: account, type: 'reblog', post_id: post.id, created_at })
  }
  return record
}
