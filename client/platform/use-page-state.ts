import { useState } from 'react'

/**
 * One choice out of several that belongs to this page of the history: it is still made after a reload and when one
 * comes back, and made anew where the page is opened by a link. The address stays, and so does the view.
 */
export function usePageState<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => {
    const former = kept().get(name)
    return choices.find((each) => each === former) ?? choices[0]
  })
  function choose(next: Choice) {
    history.replaceState(Object.fromEntries(kept().set(name, next)), '')
    setChoice(next)
  }
  return [choice, choose]
}

const kept = () => new Map<string, unknown>(Object.entries(history.state ?? {}))
