import { useState } from 'react'

/**
 * Returns a choice out of several and its setter, like `useState`, kept in this page's entry of the history: a reload and Back
 * find it again, a link to the page starts with the first choice. The address does not change.
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
