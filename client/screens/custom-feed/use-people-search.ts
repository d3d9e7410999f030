import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { peopleByAddressQuery } from '#data/feeds/feed-members.ts'
import { cleanAddress, LOOKUP_DELAY } from '#domain/feed.ts'

const NOBODY: readonly Account[] = []

/** People for the address being typed, and the keys that walk through them. Nobody is chosen before an arrow is pressed. */
export function usePeopleSearch(onPick: (account: Account) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState('')
  /** The address as it was when typing last stopped; only that one is looked for. */
  const [settled, setSettled] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const address = cleanAddress(typed)
  const {
    data = NOBODY,
    error,
    isFetching,
    isSuccess,
    isPlaceholderData,
  } = useQuery(peopleByAddressQuery(settled))

  const isAnswer = address === settled && isSuccess && !isPlaceholderData
  // While one goes on typing, whoever was found and still fits stays.
  const people = address === '' || error ? NOBODY : isAnswer ? data : data.filter((one) => fits(one, address))
  const shown = isOpen ? people : NOBODY

  function type(text: string) {
    clearTimeout(timer.current)
    setTyped(text)
    setIsOpen(true)
    setActive(-1)
    timer.current = setTimeout(() => setSettled(cleanAddress(text)), LOOKUP_DELAY)
  }

  /** Without waiting for a pause. */
  function settle() {
    clearTimeout(timer.current)
    setSettled(address)
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
    setActive(-1)
  }

  function clear() {
    clearTimeout(timer.current)
    setTyped('')
    setSettled('')
    close()
  }

  /** Keys that concern the suggestions; all others are left to the field. */
  function press(event: KeyboardEvent) {
    const count = shown.length
    const chosen = shown[active]
    if (event.nativeEvent.isComposing) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!isOpen && isArrow && people.length > 0) {
      event.preventDefault()
      setIsOpen(true)
    }
    if (count === 0) return
    if (event.key === 'ArrowDown') setActive((active + 1) % count)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? count : active) - 1)
    else if (event.key === 'Enter' && chosen) onPick(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }

  return {
    typed,
    address,
    people: shown,
    active,
    error,
    isAsking: isFetching,
    /** An answer for what stands there, and nobody is in it. */
    isNobody: isAnswer && address !== '' && data.length === 0,
    type,
    settle,
    close,
    clear,
    press,
  }
}

const fits = ({ acct }: Account, address: string) => acct.toLowerCase().includes(address.toLowerCase())
