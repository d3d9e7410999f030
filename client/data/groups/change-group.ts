/**
 * Creates, changes and deletes groups (docs/spec/groups.md#create-a-group, docs/spec/groups.md#edit-a-group,
 * docs/spec/groups.md#delete-a-group, docs/server/groups.md#groups).
 */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getAccount } from '#contract/endpoints/accounts.ts'
import { createGroup, deleteGroup, editGroup, getGroupSource } from '#contract/endpoints/groups.ts'
import type { Account } from '#contract/entities/account.ts'
import { call } from '../connection/api.ts'
import { deleteOnce, ifMissing } from '../connection/delete-once.ts'
import { forgetJoinedGroups } from '../people/joined-groups.ts'
import { refreshRelationships } from '../people/relationships.ts'
import { takePersonAway } from '../posts/person-gone.ts'
import { moderatedGroupsQuery } from './groups.ts'

/** Lets the lists of the viewer's groups be loaded anew. */
function forgetOwnGroups(client: QueryClient): void {
  forgetJoinedGroups(client)
  void client.invalidateQueries({ queryKey: moderatedGroupsQuery.queryKey })
}

/** Creates a group, which the viewer joins and runs. */
export function useCreateGroup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (group: { name: string; description: string }) => call(createGroup, { body: group }),
    onSuccess: ({ id }) => {
      forgetOwnGroups(client)
      void refreshRelationships(client, [id])
    },
  })
}

/** Loads the description of a group as it was typed, anew for every edit. */
export const groupSourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['group-source', id],
    queryFn: ({ signal }) => call(getGroupSource, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Changes the description of a group. */
export function useEditGroup(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (description: string) => call(editGroup, { params: { id }, body: { description } }),
    onSuccess: (group) => showGroup(client, group),
  })
}

/** Shows a group as it is now on its page. */
const showGroup = (client: QueryClient, group: Account) =>
  client.setQueriesData<Account>({ queryKey: ['profile'] }, (known) =>
    known?.id === group.id ? group : known,
  )

/**
 * Deletes a group; one that another device has deleted before counts as deleted. Calls `leave` before it
 * leaves the lists: its page is gone then too.
 */
export function useDeleteGroup(id: string, leave: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const params = { id }
      return deleteOnce(
        () => call(deleteGroup, { params }),
        () => ifMissing(() => call(getAccount, { params }), undefined),
      )
    },
    onSuccess: () => {
      leave()
      takePersonAway(client, id)
      forgetOwnGroups(client)
    },
  })
}
