/** The list of joined groups, for those who change it: they need not load the lists themselves. */
import type { QueryClient } from '@tanstack/react-query'

/** The key of its query. */
export const JOINED_GROUPS = ['accounts', 'groups', 'following'] as const

/**
 * Lets the list be loaded anew. One that is on the screen stays: a group that was left keeps its row, so that
 * it can be joined again (docs/spec/groups.md#join-and-leave-a-group).
 */
export const forgetJoinedGroups = (client: QueryClient) =>
  client.removeQueries({ queryKey: JOINED_GROUPS, type: 'inactive' })
