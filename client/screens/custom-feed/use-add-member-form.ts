import type { FormEvent } from 'react'
import { feedErrorText } from '#components/feed/feed-error-text.ts'
import { errorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useAddMember, useLookUp } from '#data/feeds/feed-members.ts'
import { useText } from '#i18n/i18n.ts'
import { useOptionList } from './use-option-list.ts'
import { usePeopleSearch } from './use-people-search.ts'

/** Adds the person that was picked from the options, or the one whose whole address was typed. */
export function useAddMemberForm(feedId: string, onAdded: (account: Account) => void) {
  const t = useText()
  const instanceUri = useInstance()?.uri ?? ''
  const adding = useAddMember(feedId)
  const lookUp = useLookUp()
  const search = usePeopleSearch()
  const options = useOptionList(search.people, add)

  function add(account: Account) {
    options.close()
    // A person who is picked while an address is looked up counts instead of it.
    lookUp.reset()
    if (adding.isPending) return
    adding.mutate(account, {
      onSuccess: () => {
        onAdded(account)
        options.close()
        search.clear()
      },
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const { address } = search
    if (address === '' || adding.isPending) return
    search.askNow()
    options.open()
    lookUp.mutate({ address, instanceUri }, { onSuccess: (account) => account && add(account) })
  }

  function type(text: string) {
    adding.reset()
    lookUp.reset()
    search.type(text)
    options.open()
  }

  function problem() {
    if (adding.isError) return feedErrorText(adding.error, t)
    const error = search.error ?? lookUp.error
    if (error) return errorText(error, t)
    return search.isNobody || lookUp.data === null ? t('custom_feeds.user_not_found') : undefined
  }

  return {
    typed: search.typed,
    isEmpty: search.address === '',
    isPending: adding.isPending || lookUp.isPending,
    problem: problem(),
    options,
    type,
    add,
    submit,
  }
}
