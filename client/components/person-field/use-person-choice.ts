import type { FormEvent } from 'react'
import { errorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useLookUp } from '#data/search/people-by-address.ts'
import { useText } from '#i18n/i18n.ts'
import { useOptionList } from './use-option-list.ts'
import { usePeopleSearch } from './use-people-search.ts'

/**
 * Holds an address that is typed. `choose` gets the person who was picked from the options, or the one whose whole address
 * was typed.
 */
export function usePersonChoice({
  choose,
  onType,
  typedBefore = '',
}: {
  choose: (account: Account) => void
  /** Is told of every change of the text. */
  onType?: (text: string) => void
  typedBefore?: string
}) {
  const t = useText()
  const instanceUri = useInstance()?.uri ?? ''
  const lookUp = useLookUp()
  const search = usePeopleSearch(typedBefore)
  const options = useOptionList(search.people, pick)

  function pick(account: Account) {
    options.close()
    // A person who is picked while an address is looked up counts instead of it.
    lookUp.reset()
    choose(account)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const { address } = search
    if (address === '') return
    search.askNow()
    options.open()
    lookUp.mutate({ address, instanceUri }, { onSuccess: (account) => account && pick(account) })
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

  function problem() {
    const error = search.error ?? lookUp.error
    if (error) return errorText(error, t)
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
