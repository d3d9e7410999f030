import { type ReactNode, useId } from 'react'
import { optionId, SuggestionList } from '#components/composer/text/SuggestionList.tsx'
import { useText } from '#i18n/i18n.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './PersonField.module.css'
import type { usePersonChoice } from './use-person-choice.ts'

/**
 * Shows a box for the address of a person, with options below it. `choice` is what `usePersonChoice` returns.
 */
export function PersonField({
  label,
  help,
  choice,
  problem = choice.problem,
}: {
  label: string
  help?: ReactNode
  choice: ReturnType<typeof usePersonChoice>
  /** A problem to show instead of the one of the choice. */
  problem?: string | undefined
}) {
  const t = useText()
  const listId = useId()
  const { typed, options, type, pick } = choice
  const { shown, active } = options
  const isOpen = shown.length > 0
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        help={help}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
        aria-autocomplete="list"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={problem}
        onChange={({ target }) => type(target.value)}
        onKeyDown={unlessComposing(options.onKeyDown)}
        // A button of the form would move away from under the pointer that is pressing it.
        onBlur={({ currentTarget: { form }, relatedTarget }) =>
          !form?.contains(relatedTarget) && options.close()
        }
      />
      {isOpen && (
        <div className={styles.suggestions}>
          <SuggestionList
            id={listId}
            suggestions={shown.map((account) => ({
              kind: 'mention',
              account,
              name: account.acct,
              inserted: account.acct,
            }))}
            active={active}
            onPick={(option) => option.kind === 'mention' && pick(option.account)}
          />
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isOpen ? t('suggestion.count', { count: shown.length }) : problem}</span>
      </VisuallyHidden>
    </div>
  )
}
