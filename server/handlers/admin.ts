/** Answers the calls that only administrators may make (docs/server/administration.md#administration). */
import { deletePostAsAdmin } from '#contract/endpoints/admin.ts'
import { demand } from '../policies/permissions.ts'
import { accountOf } from '../presenters/post.ts'
import { notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { notify } from '../world/notifications.ts'
import { deletePost } from '../world/posts.ts'

export const admin = [
  serve(
    deletePostAsAdmin,
    ({ world, viewer, params }) => {
      demand(viewer, 'delete_any_post')
      const post = world.posts.get(params.id)
      if (!post) throw notFound('post')
      const recipient = accountOf(world, post.author_id)
      deletePost(world, post)
      notify(world, { recipient, sender: viewer, type: 'moderation_warning', warning: '' })
      return undefined
    },
    // The real server sends the type of a body, and no body.
    { headers: { 'content-type': 'application/json' } },
  ),
]
