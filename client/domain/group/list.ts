/** The lists on the page of groups (docs/spec/groups.md#list-of-groups). */

export const GROUP_LISTS = ['joined', 'moderated', 'known'] as const

export type GroupListName = (typeof GROUP_LISTS)[number]

/** Returns the list that an address names; one that is unknown is the first one. */
export const groupListOf = (name: string | null): GroupListName =>
  GROUP_LISTS.find((list) => list === name) ?? 'joined'
