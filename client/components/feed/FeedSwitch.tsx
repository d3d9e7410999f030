import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import type { Feed } from '#contract/entities/feed.ts'
import { useAddMember, useRemoveMember } from '#data/feeds/feed-members.ts'
import { feedsWithQuery } from '#data/feeds/feeds-with.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { announce } from '#ui/notices.ts'
import { feedErrorText } from './feed-error-text.ts'

/**
 * Shows whether a person is in a custom feed, and puts them into it or takes them out
 * (docs/spec/feeds.md#feeds-of-a-person). Until the server has answered it shows what was chosen.
 */
export function FeedSwitch({ feed, account, isMember }: { feed: Feed; account: Account; isMember: boolean }) {
  const t = useText()
  const client = useQueryClient()
  const adding = useAddMember(feed.id)
  const removing = useRemoveMember(feed.id)
  const isBusy = adding.isPending || removing.isPending
  const error = adding.error ?? removing.error

  function choose(isWanted: boolean) {
    if (isBusy) return
    adding.reset()
    removing.reset()
    const { mutate } = isWanted ? adding : removing
    mutate(account, {
      onSuccess: () => {
        client.setQueryData(feedsWithQuery(account.id).queryKey, (former = []) =>
          isWanted ? [...former, feed] : former.filter(({ id }) => id !== feed.id),
        )
        announce(t(isWanted ? 'custom_feeds.added' : 'custom_feeds.removed', { name: displayName(account) }))
      },
    })
  }

  return (
    <>
      <Checkbox
        asSwitch
        label={<bdi translate="no">{feed.title}</bdi>}
        checked={isBusy ? adding.isPending : isMember}
        aria-busy={isBusy}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      {error !== null && <Alert tone="error">{feedErrorText(error, t)}</Alert>}
    </>
  )
}
