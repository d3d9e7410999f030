/** Answers the calls that only administrators may make (docs/server/administration.md#administration). */
import { deleteAccountAsAdmin, deletePostAsAdmin, listAccountsAsAdmin } from '#contract/endpoints/admin.ts'
import { demand } from '../policies/permissions.ts'
import { presentAdminAccount } from '../presenters/account.ts'
import { accountOf } from '../presenters/post.ts'
import { notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { deleteAccount } from '../world/delete-account.ts'
import { warn } from '../world/notifications.ts'
import { deletePost } from '../world/posts.ts'
import { profileOf } from './accounts.ts'

/** The real server sends the type of a body, and no body. */
const WITHOUT_BODY = { headers: { 'content-type': 'application/json' } }

export const admin = [
  serve(
    deletePostAsAdmin,
    ({ world, viewer, params }) => {
      demand(viewer, 'delete_any_post')
      const post = world.posts.get(params.id)
      if (!post) throw notFound('post')
      const recipient = accountOf(world, post.author_id)
      deletePost(world, post)
      warn(world, { recipient, sender: viewer })
      return undefined
    },
    WITHOUT_BODY,
  ),

  serve(
    deleteAccountAsAdmin,
    ({ world, viewer, params }) => {
      demand(viewer, 'delete_any_profile')
      deleteAccount(world, profileOf(world, params.id))
      return undefined
    },
    WITHOUT_BODY,
  ),

  serve(listAccountsAsAdmin, ({ world, viewer, view }) => {
    demand(viewer, 'delete_any_profile')
    return [...world.accounts.values()]
      .filter(({ host }) => host === null)
      .toSorted((one, other) => other.created_at - one.created_at)
      .map((account) => presentAdminAccount(account, view))
  }),
]
