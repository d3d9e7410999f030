import { useId } from 'react'
import type { Poll } from '#contract/entities/poll.ts'
import { choose } from '#domain/post/poll.ts'
import { useText } from '#i18n/i18n.ts'
import { OptionTitle } from './OptionTitle.tsx'
import styles from './PollOptions.module.css'

/** Shows the options of a poll to choose from: radio buttons, or checkboxes if several may be chosen. */
export function PollOptions({
  poll,
  choices,
  disabled,
  onChange,
}: {
  poll: Poll
  choices: readonly number[]
  disabled: boolean
  onChange: (choices: number[]) => void
}) {
  const t = useText()
  const name = useId()
  return (
    <fieldset className={styles.options} disabled={disabled}>
      <legend className={styles.legend}>
        {t(poll.multiple ? 'poll.choose_several' : 'poll.choose_one')}
      </legend>
      {poll.options.map(({ title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its index, for the server too
        <label key={index} className={styles.option}>
          <input
            type={poll.multiple ? 'checkbox' : 'radio'}
            name={name}
            className={styles.mark}
            checked={choices.includes(index)}
            onChange={() => onChange(choose(choices, index, poll.multiple))}
          />
          <span className={styles.title}>
            <OptionTitle title={title} number={index + 1} emojis={poll.emojis} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
