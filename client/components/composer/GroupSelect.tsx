import { useInfiniteQuery } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import { joinedGroupsQuery } from '#data/groups/groups.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { Select } from '#ui/Select.tsx'

/**
 * Chooses the group that a post goes to, among those that the viewer has joined. There is nothing to choose
 * for who has joined none (docs/spec/groups.md#where-a-draft-goes).
 */
export function GroupSelect({
  value,
  onChange,
}: {
  /** null: no group. */
  value: string | null
  onChange: (groupId: string | null) => void
}) {
  const t = useText()
  const { data } = useInfiniteQuery(joinedGroupsQuery)
  const joined = data?.pages.flatMap(({ items }) => items) ?? []
  if (joined.length === 0 && value === null) return null
  return (
    <Select
      label={t('composer.group')}
      labelHidden
      options={optionsOf(joined, value, t('composer.no_group'))}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}

/** A group that was left meanwhile stays chosen; below the text stands what it is called. */
function optionsOf(joined: readonly Account[], value: string | null, none: string) {
  const isKnown = value === null || joined.some(({ id }) => id === value)
  return [
    { value: '', label: none },
    ...(isKnown ? [] : [{ value, label: '…' }]),
    ...joined.map((group) => ({ value: group.id, label: displayName(group) })),
  ]
}
