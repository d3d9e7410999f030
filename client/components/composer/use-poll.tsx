import { ChartBarBig } from 'lucide-react'
import { useRef, useState } from 'react'
import { emptyPoll, type PollDraft } from '#domain/composer/poll-draft.ts'
import { useText } from '#i18n/i18n.ts'
import { ToolButton } from '#ui/ToolButton.tsx'
import { PollEditor } from './PollEditor.tsx'

/**
 * Returns the button that adds or removes a poll, and the editor of the poll
 * (docs/spec/polls.md#poll-editor).
 */
export function usePoll(
  poll: PollDraft | null,
  mostOptions: number,
  onChange: (poll: PollDraft | null) => void,
) {
  const t = useText()
  const [hasAdded, setAdded] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function toggle() {
    setAdded(poll === null)
    onChange(poll ? null : emptyPoll)
  }

  function remove() {
    button.current?.focus() // the button inside goes away
    onChange(null)
  }

  return {
    button: (
      <ToolButton
        ref={button}
        label={t('composer.poll')}
        word={t('composer.poll')}
        icon={<ChartBarBig />}
        aria-pressed={poll !== null}
        onClick={toggle}
      />
    ),
    editor: poll && (
      <PollEditor
        poll={poll}
        mostOptions={mostOptions}
        autoFocus={hasAdded}
        onChange={onChange}
        onRemove={remove}
      />
    ),
  }
}
