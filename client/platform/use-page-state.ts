import { useState } from 'react'
import { pageOfHistory } from './page-of-history.ts'

const kept = new Map<string, string>()

/** One choice out of several that is still made when one comes back to the page. */
export function usePageState<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [key] = useState(() => {
    const page = pageOfHistory()
    return page === null ? null : `${page} ${name}`
  })
  const [choice, setChoice] = useState(() => {
    const former = key === null ? undefined : kept.get(key)
    return choices.find((each) => each === former) ?? choices[0]
  })
  function choose(next: Choice) {
    if (key !== null) kept.set(key, next)
    setChoice(next)
  }
  return [choice, choose]
}
