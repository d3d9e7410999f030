import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import {
  LONGEST_OPTION,
  longestRun,
  optionInputs,
  POLL_UNITS,
  type PollDraft,
  type PollProblem,
  type PollUnit,
  pollProblem,
  pollSteps,
  readAmount,
} from '#domain/composer/poll-draft.ts'
import { stepped } from '#domain/money/decimal-step.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './PollEditor.module.css'

const PROBLEMS = {
  'one-option': 'poll_editor.one_option',
  'same-option': 'poll_editor.same_option',
  duration: 'poll_editor.duration_invalid',
  'too-long': 'poll_editor.duration_too_long',
} as const satisfies Record<PollProblem, TextKey>

const UNITS = {
  minute: 'poll_editor.minutes',
  hour: 'poll_editor.hours',
  day: 'poll_editor.days',
} as const satisfies Record<PollUnit, TextKey>

/**
 * The options of a poll, how long it runs, and whether more than one may be chosen
 * (docs/spec/polls.md#poll-editor).
 */
export function PollEditor({
  poll,
  mostOptions,
  autoFocus,
  onChange,
  onRemove,
}: {
  poll: PollDraft
  /** So many the server allows. */
  mostOptions: number
  /** Somebody has just asked for it. */
  autoFocus: boolean
  onChange: (poll: PollDraft) => void
  onRemove: () => void
}) {
  const t = useText()
  const problem = pollProblem(poll)
  const inputs = optionInputs(poll, mostOptions)
  const isAboutTime = problem === 'duration' || problem === 'too-long'

  function writeOption(index: number, text: string) {
    const options = Array.from({ length: inputs }, (_, at) =>
      at === index ? text : (poll.options[at] ?? ''),
    )
    // Inputs behind the last filled one are not part of the poll.
    while (options.length > 0 && options.at(-1) === '') options.pop()
    onChange({ ...poll, options })
  }

  return (
    <fieldset className={styles.poll}>
      <legend className={styles.legend}>{t('poll_editor.title')}</legend>
      {Array.from({ length: inputs }, (_, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          key={index}
          label={t('poll_editor.option', { number: index + 1 })}
          labelHidden
          placeholder={t('poll_editor.option', { number: index + 1 })}
          maxLength={LONGEST_OPTION}
          autoFocus={autoFocus && index === 0}
          value={poll.options[index] ?? ''}
          onChange={(event) => writeOption(index, event.target.value)}
          onKeyDown={unlessComposing(goOnWithEnter)}
          error={index === 0 && problem && !isAboutTime && t(PROBLEMS[problem])}
        />
      ))}
      <div className={styles.row}>
        <AmountField
          poll={poll}
          error={problem && isAboutTime && t(PROBLEMS[problem], { count: longestRun(poll) })}
          onChange={(amount) => onChange({ ...poll, amount })}
        />
        <Select
          label={t('poll_editor.unit')}
          options={POLL_UNITS.map((unit) => ({ value: unit, label: t(UNITS[unit]) }))}
          value={poll.unit}
          onChange={(event) => onChange({ ...poll, unit: unitNamed(event.target.value) ?? poll.unit })}
        />
      </div>
      <div className={styles.row}>
        <Checkbox
          label={t('poll_editor.multiple')}
          checked={poll.multiple}
          onChange={(event) => onChange({ ...poll, multiple: event.target.checked })}
        />
        <Button kind="quiet" size="s" icon={<Trash2 />} onClick={onRemove}>
          {t('poll_editor.remove')}
        </Button>
      </div>
    </fieldset>
  )
}

const unitNamed = (name: string) => POLL_UNITS.find((unit) => unit === name)

/** From one option to the next; behind the last one there is nothing to go to. */
function goOnWithEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const fields = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('input[maxlength]') ?? [])]
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  if (next instanceof HTMLElement) next.focus()
}

/** Shows how many of the unit the poll runs. What was typed stays, also where it is no number. */
function AmountField({
  poll,
  error,
  onChange,
}: {
  poll: PollDraft
  error: ReactNode
  onChange: (amount: number) => void
}) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const isTyped = Object.is(readAmount(typed), poll.amount)
  return (
    <NumberField
      label={t('poll_editor.duration')}
      inputMode="numeric"
      value={isTyped ? typed : String(poll.amount)}
      error={error}
      stepped={(text, by) => stepped(text, by, pollSteps(poll))}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readAmount(target.value))
      }}
    />
  )
}
