import { usePageValue } from './use-page-value.ts'

/**
 * Returns a choice out of several and its setter, like `useState`, stored in this page's entry of the
 * history: a reload and Back find it again, a link to the page starts with the first choice. The address does
 * not change.
 */
export function usePageState<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [choice, update] = usePageValue(
    name,
    (former) => choices.find((each) => each === former) ?? choices[0],
  )
  return [choice, (next) => update(() => next)]
}
