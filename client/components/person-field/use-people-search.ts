import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { peopleByAddressQuery } from '#data/search/people-by-address.ts'
import { SUGGESTION_DELAY } from '#domain/composer/suggestion.ts'
import { cleanAddress } from '#domain/profile/person-address.ts'

const NOBODY: readonly Account[] = []

/**
 * Holds the address that is typed, and returns the people it may mean. The server is asked when typing
 * pauses.
 */
export function usePeopleSearch(typedBefore: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(typedBefore)
  /** The address that the server is asked for. */
  const [asked, setAsked] = useState('')
  const address = cleanAddress(typed)
  const { data = NOBODY, error, isSuccess, isPlaceholderData } = useQuery(peopleByAddressQuery(asked))
  const isAnswered = address === asked && isSuccess && !isPlaceholderData
  // While typing goes on, earlier results stay if they still fit.
  const matching = isAnswered ? data : data.filter((account) => fits(account, address))

  function ask(text: string) {
    clearTimeout(timer.current)
    setAsked(cleanAddress(text))
  }

  function type(text: string) {
    clearTimeout(timer.current)
    setTyped(text)
    timer.current = setTimeout(() => ask(text), SUGGESTION_DELAY)
  }

  return {
    typed,
    address,
    people: address === '' || error ? NOBODY : matching,
    error,
    /** The server has answered for this address, and knows nobody who has it. */
    isNobody: isAnswered && address !== '' && data.length === 0,
    type,
    /** Asks the server without waiting for a pause. */
    askNow: () => ask(typed),
    clear() {
      ask('')
      setTyped('')
    },
  }
}

const fits = ({ acct }: Account, address: string) => acct.toLowerCase().includes(address.toLowerCase())
