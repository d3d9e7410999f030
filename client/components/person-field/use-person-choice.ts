import type { FormEvent } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useLookUp } from '#data/search/people-by-address.ts'
import { isRemote } from '#domain/profile/handle.ts'
import { choiceOf } from '#domain/profile/person-address.ts'
import { useText } from '#i18n/i18n.ts'
import { useOptionList } from './use-option-list.ts'
import { usePeopleSearch } from './use-people-search.ts'

const isAnybody = () => true

/**
 * Holds an address that is typed. `choose` gets the person who was picked from the options, or the one whose
 * whole address was typed.
 */
export function usePersonChoice({
  choose,
  onType,
  typedBefore = '',
  elsewhere = false,
  isMeant = isAnybody,
}: {
  choose: (account: Account) => void
  /** Is told of every change of the text. */
  onType?: (text: string) => void
  typedBefore?: string
  /** Whether the person is on another server, which is asked for whom this one does not know. */
  elsewhere?: boolean
  /** Decides who is offered while somebody types. */
  isMeant?: (account: Account) => boolean
}) {
  const t = useText()
  const instanceUri = useInstance()?.uri ?? ''
  const lookUp = useLookUp()
  const search = usePeopleSearch(typedBefore)
  const people = search.people.filter((account) => isMeant(account) && (!elsewhere || isRemote(account)))
  const options = useOptionList(people, pick)

  function pick(account: Account) {
    options.close()
    lookUp.reset() // whoever is picked while an address is looked up counts instead of it
    choose(account)
  }

  const choiceFor = (account: Account) => choiceOf(account, { elsewhere, others: people.length })

  function take(account: Account | null) {
    const choice = account && choiceFor(account)
    if (choice !== 'asked') options.close() // the answer is about what was sent
    if (account && choice === 'chosen') pick(account)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const { address } = search
    if (address === '') return
    search.askNow()
    options.open()
    lookUp.mutate({ address, instanceUri, elsewhere }, { onSuccess: take, onError: options.close })
  }

  function type(text: string) {
    lookUp.reset()
    search.type(text)
    options.open()
    onType?.(text)
  }

  function clear() {
    options.close()
    search.clear()
    onType?.('')
  }

  const reason = useErrorText(search.error ?? lookUp.error)

  function problem() {
    if (search.error || lookUp.error) return reason
    if (lookUp.isPending) return undefined
    if (lookUp.data && choiceFor(lookUp.data) === 'here') return t('person_field.here')
    return search.isNobody || lookUp.data === null ? t('person_field.nobody') : undefined
  }

  return {
    typed: search.typed,
    isEmpty: search.address === '',
    isPending: lookUp.isPending,
    problem: problem(),
    options,
    type,
    pick,
    submit,
    clear,
  }
}
