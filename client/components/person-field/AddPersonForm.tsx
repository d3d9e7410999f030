import type { Ref } from 'react'
import { Button } from '#ui/Button.tsx'
import styles from './AddPersonForm.module.css'
import { PersonField } from './PersonField.tsx'
import type { usePersonChoice } from './use-person-choice.ts'

/**
 * Shows the field that finds a person, and the button that adds them. A second press while somebody is added
 * does nothing.
 */
export function AddPersonForm({
  ref,
  label,
  help,
  add,
  choice,
  isAdding,
  problem,
}: {
  ref: Ref<HTMLFormElement>
  label: string
  help: string
  /** The text of the button. */
  add: string
  choice: ReturnType<typeof usePersonChoice>
  isAdding: boolean
  problem: string | undefined
}) {
  return (
    <form
      ref={ref}
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => (isAdding ? event.preventDefault() : choice.submit(event))}
    >
      <PersonField label={label} help={help} choice={choice} problem={problem} />
      <Button type="submit" busy={isAdding || choice.isPending} disabled={choice.isEmpty}>
        {add}
      </Button>
    </form>
  )
}
