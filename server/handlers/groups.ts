/** Answers calls about groups and their threads (docs/server/groups.md#groups). */
import {
  createGroup,
  deleteGroup,
  deletePostAsModerator,
  editGroup,
  getGroupSource,
  listFollowedGroups,
  listGroupMembers,
} from '#contract/endpoints/groups.ts'
import { demand } from '../policies/permissions.ts'
import { readNote } from '../policies/profile.ts'
import { checkUsername } from '../policies/registration.ts'
import { presentAccount } from '../presenters/account.ts'
import { accountOf } from '../presenters/post.ts'
import { forbidden, invalid, notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { isUsernameTaken } from '../world/accounts.ts'
import { deleteAccount } from '../world/delete-account.ts'
import { addGroup, canModerate, groupOf, groupsOf, joinOwnGroup } from '../world/groups.ts'
import { warn } from '../world/notifications.ts'
import { deletePost } from '../world/posts.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { visiblePost } from './visible-post.ts'

/** The real server sends the type of a body, and no body. */
const WITHOUT_BODY = { headers: { 'content-type': 'application/json' } }

const PAGE = 40

export const groups = [
  serve(createGroup, ({ world, viewer, view, body }) => {
    demand(viewer, 'create_post')
    checkUsername(body.name)
    if (isUsernameTaken(world, body.name)) throw invalid('user already exists')
    const described = body.description ? descriptionOf(body.description) : {}
    const group = Object.assign(addGroup(world, { admin: viewer, username: body.name }), described)
    // The answer is written before its maker follows it.
    const answer = presentAccount(group, view)
    joinOwnGroup(world, viewer, group)
    return answer
  }),

  serve(listFollowedGroups, ({ world, viewer, view, query }) => {
    const start = query.offset ?? 0
    const filter = query.filter ?? 'following'
    if (filter !== 'following' && filter !== 'moderating') throw invalid('invalid filter type')
    return groupsOf(world, viewer, filter)
      .slice(start, start + (query.limit ?? PAGE))
      .map((group) => presentAccount(group, view))
  }),

  serve(getGroupSource, ({ world, viewer, params }) => ({
    description: ownGroup(world, viewer, params.id).note_source,
  })),

  serve(editGroup, ({ world, viewer, view, params, body }) => {
    const group = ownGroup(world, viewer, params.id)
    if (body.description != null) {
      Object.assign(group, descriptionOf(body.description))
    }
    return presentAccount(group, view)
  }),

  serve(
    deleteGroup,
    ({ world, viewer, params }) => {
      deleteAccount(world, ownGroup(world, viewer, params.id))
      return undefined
    },
    WITHOUT_BODY,
  ),

  serve(listGroupMembers, ({ world, view, params }) => {
    const group = world.accounts.get(params.id)
    if (!group) throw notFound('profile')
    if (!group.is_group) throw notFound('group')
    return [...world.groupAdmins.to(group.id).keys()].map((id) => ({
      account: presentAccount(accountOf(world, id), view),
      affiliation: 'admin',
    }))
  }),

  serve(
    deletePostAsModerator,
    ({ world, viewer, params }) => {
      const post = visiblePost(world, viewer, params.id)
      if (!groupOf(world, post)) throw notFound('post')
      if (!canModerate(world, viewer, post)) throw forbidden()
      const author = accountOf(world, post.author_id)
      deletePost(world, post)
      warn(world, { recipient: author, sender: viewer })
      return undefined
    },
    WITHOUT_BODY,
  ),
]

/** Returns a description as a group keeps it: a bio. */
const descriptionOf = (text: string) => ({ note: readNote(text), note_source: text })

/** Finds a group of this server that the viewer runs. */
function ownGroup(world: World, viewer: AccountRecord, id: string): AccountRecord {
  const group = world.accounts.get(id)
  if (!group?.is_group || group.host !== null) throw notFound('account')
  if (!world.groupAdmins.has(viewer.id, group.id)) throw forbidden()
  return group
}
