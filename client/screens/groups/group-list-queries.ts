import { joinedGroupsQuery, knownGroupsQuery, moderatedGroupsQuery } from '#data/groups/groups.ts'

/** The query of each list of the page of groups. */
export const GROUP_LIST_QUERIES = {
  joined: joinedGroupsQuery,
  moderated: moderatedGroupsQuery,
  known: knownGroupsQuery,
}
