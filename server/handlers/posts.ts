/** Creates, reads, changes and deletes posts (docs/server/writing.md#writing). */
import { getContext, getPost, getPosts, getThread } from '#contract/endpoints/posts.ts'
import { createPost, deletePost, editPost, getPostSource, previewPost } from '#contract/endpoints/writing.ts'
import { findPostByKey, rememberPost } from '../policies/idempotency.ts'
import { demand } from '../policies/permissions.ts'
import { checkEdit, checkPost, checkStorable, findAttachments, typedText } from '../policies/posting.ts'
import { presentEmojis } from '../presenters/emoji.ts'
import { presentLinks, presentPost } from '../presenters/post.ts'
import { asGuest } from '../presenters/view.ts'
import { invalid, notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { renderText } from '../world/post-text.ts'
import { addPost, editPost as changePost, deletePost as removePost } from '../world/posts.ts'
import { threadAround } from '../world/thread.ts'
import { canOpen } from '../world/visibility.ts'
import { ownPost, visiblePost } from './visible-post.ts'

const MOST_AT_ONCE = 200

export const posts = [
  serve(
    createPost,
    ({ world, viewer, view, body, request }) => {
      demand(viewer, 'create_post')
      const draft = checkPost(world, viewer, body)
      const key = request.headers.get('idempotency-key')
      const earlier = key === null ? undefined : findPostByKey(world, key, viewer)
      if (earlier) return presentPost(earlier, view)
      // A key that was used answers without looking for the files again.
      const attachments = findAttachments(world, viewer, body.media_ids)
      checkStorable(draft)
      // The linked posts are read before this one is stored, and keep the order of the text.
      const links = presentLinks(renderText(world, draft).link_ids, asGuest(view))
      const post = addPost(world, { ...draft, attachments })
      if (key !== null) rememberPost(world, key, post)
      return presentPost(post, asGuest(view), { links })
    },
    { encoding: 'JQ' },
  ),

  serve(previewPost, ({ world, view, body }) => {
    const { status, content_type } = body
    const { content, emojis } = renderText(world, typedText(world, status, content_type))
    return { content, emojis: presentEmojis(emojis, view) }
  }),

  serve(getPost, ({ world, viewer, view, params }) =>
    presentPost(visiblePost(world, viewer, params.id), view),
  ),

  serve(getPosts, ({ world, viewer, view, query }) => {
    if (query.id.length > MOST_AT_ONCE) throw invalid('too many status IDs')
    const posts = [...new Set(query.id)].flatMap((id) => world.posts.get(id) ?? [])
    return posts.filter((post) => canOpen(world, viewer, post)).map((post) => presentPost(post, view))
  }),

  serve(getPostSource, ({ world, viewer, params }) => {
    const post = ownPost(world, viewer, params.id)
    const source = post.source ?? { content_type: 'text/html', text: post.content }
    return { id: post.id, ...source, title: post.title, spoiler_text: '' }
  }),

  serve(editPost, ({ world, viewer, view, params, body }) => {
    const post = ownPost(world, viewer, params.id)
    if (post.ipfs_cid !== null) throw notFound('post')
    changePost(world, post, checkEdit(world, viewer, body, post))
    return presentPost(post, view, { links: presentLinks(post.link_ids, view) })
  }),

  serve(deletePost, ({ world, viewer, view, params }) => {
    const post = ownPost(world, viewer, params.id)
    const text = post.source?.content_type === 'text/markdown' ? post.source.text : ''
    const tombstone = { ...presentPost(post, asGuest(view), { isDeleted: true }), text }
    removePost(world, post)
    return tombstone
  }),

  serve(getThread, ({ world, viewer, view, params }) => {
    const entries = threadAround(world, viewer, visiblePost(world, viewer, params.id))
    if (entries.length === 0) throw notFound('post')
    return entries.map(({ post, parentVisible }) => presentPost(post, view, { parentVisible }))
  }),

  serve(getContext, ({ world, viewer, view, params }) => {
    const centre = visiblePost(world, viewer, params.id)
    const entries = threadAround(world, viewer, centre)
    if (entries.length === 0) throw notFound('post')
    const present = ({ post, parentVisible }: (typeof entries)[number]) =>
      presentPost(post, view, { parentVisible })
    const index = entries.findIndex(({ post }) => post.id === centre.id)
    // When the post itself is left out, as one by a muted person is, all others count as ancestors.
    const at = index === -1 ? entries.length : index
    return { ancestors: entries.slice(0, at).map(present), descendants: entries.slice(at + 1).map(present) }
  }),
]
