import { useRef, useState } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { AddPersonForm } from '#components/person-field/AddPersonForm.tsx'
import { usePersonChoice } from '#components/person-field/use-person-choice.ts'
import type { Account } from '#contract/entities/account.ts'
import { isSameSource, type Source, sourceName } from '#domain/merged-feed/merged-feed.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'

const isGroup = ({ is_group }: Account) => is_group

/** Shows the form that adds a group to a merged feed, by its address (docs/spec/feeds.md#new-merged-feed). */
export function GroupForm({
  others = [],
  submitLabel,
  saving,
  onSource,
}: {
  /** The sources that the feed has already. */
  others?: readonly Source[]
  submitLabel: string
  saving: { isPending: boolean; error: unknown }
  /** Gets the group; `clear` empties the field. */
  onSource: (source: Source, clear: () => void) => void
}) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<string>()
  const choice = usePersonChoice({
    choose,
    onType: () => setRefused(undefined),
    isMeant: isGroup,
  })
  const reason = useErrorText(saving.error)

  function choose(account: Account) {
    const group: Source = { kind: 'group', value: account.id, label: displayName(account) }
    if (!isGroup(account)) setRefused(t('merged_feed.no_group', { name: displayName(account) }))
    else if (others.some((other) => isSameSource(group, other))) {
      setRefused(t('merged_feed.known', { name: sourceName(group) }))
    } else {
      onSource(group, () => {
        choice.clear()
        form.current?.querySelector('input')?.focus()
      })
    }
  }

  return (
    <AddPersonForm
      ref={form}
      label={t('merged_feed.group')}
      help={t('merged_feed.group_help')}
      add={submitLabel}
      choice={choice}
      isAdding={saving.isPending}
      problem={saving.error === null ? (refused ?? choice.problem) : reason}
    />
  )
}
