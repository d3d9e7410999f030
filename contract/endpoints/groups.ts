/**
 * Groups (docs/server/groups.md#groups). Whoever follows one is a member; its posts are in
 * `listGroupTimeline`.
 */
import { nullish, number, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { GroupMember, GroupSource } from '../entities/group.ts'
import { offset } from '../paging.ts'
import { wholeListOf } from '../tolerant.ts'

/** Makes a group, which the viewer follows and moderates. `name` is a username. */
export const createGroup = endpoint({
  method: 'POST',
  path: '/api/v1/groups',
  access: 'required',
  since: '5.6',
  body: object({ name: string(), description: nullish(string()) }),
  returns: Account,
})

/** Lists the groups that the viewer follows, or moderates (`filter: 'moderating'`). */
export const listFollowedGroups = endpoint({
  method: 'GET',
  path: '/api/v1/groups/followed',
  access: 'required',
  since: '5.5',
  query: object({ filter: nullish(string()), offset, limit: nullish(number()) }),
  returns: wholeListOf(Account),
})

/** Returns the description as its administrator typed it. Nobody else may see it. */
export const getGroupSource = endpoint({
  method: 'GET',
  path: '/api/v1/groups/:id/source',
  access: 'required',
  since: '5.7',
  returns: GroupSource,
})

export const editGroup = endpoint({
  method: 'PATCH',
  path: '/api/v1/groups/:id',
  access: 'required',
  since: '5.7',
  body: object({ description: nullish(string()) }),
  returns: Account,
})

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/v1/groups/:id',
  access: 'required',
  since: '5.7',
})

/** Lists who runs a group. */
export const listGroupMembers = endpoint({
  method: 'GET',
  path: '/api/v1/groups/:id/members',
  access: 'optional',
  since: '5.8',
  returns: wholeListOf(GroupMember),
})

/**
 * Deletes a post of a group with all replies to it, as a moderator of the group: the whole thread where it is
 * the first one (docs/server/threads.md#delete-a-thread).
 */
export const deletePostAsModerator = endpoint({
  method: 'DELETE',
  path: '/api/v1/statuses/:id/thread',
  access: 'required',
  since: '5.9',
})
