import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { suggestionTrigger } from '#domain/composer/suggestion.ts'
import { directionOfField } from '#domain/direction.ts'
import { useText } from '#i18n/i18n.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { Field } from '#ui/Field.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Mirror } from './Mirror.tsx'
import { optionId, SuggestionList } from './SuggestionList.tsx'
import styles from './TextBox.module.css'
import { useCleanPaste } from './use-clean-paste.ts'
import { useSuggestions } from './use-suggestions.ts'

type Press = KeyboardEvent<HTMLTextAreaElement>

/**
 * The text of a post: grows, marks what is too much, suggests people, tags and emoji. A `textarea` may not be
 * called a combobox; its options are tied to it as to any text field that completes, and their number is
 * said.
 */
export function TextBox({
  box,
  label,
  content,
  maximum,
  readOnly,
  language,
  autoFocus,
  hidden,
  note,
  onWrite,
  onKey,
}: {
  box: RefObject<HTMLTextAreaElement | null>
  /** Names it where it is not the only one. */
  label?: string
  content: string
  maximum: number
  readOnly: boolean
  /** For the spelling that the browser checks, and for the voice that reads it aloud. */
  language: string | null
  autoFocus: boolean
  /** It stays as it is, with its cursor and what can be undone. */
  hidden: boolean
  /** Stands below the box and describes it. */
  note: ReactNode
  onWrite: (text: string) => void
  onKey: (event: Press) => void
}) {
  const t = useText()
  const listId = useId()
  const { word, suggestions, active, error, type, move, press, pick, close } = useSuggestions(box)
  const paste = useCleanPaste()
  const isOpen = suggestions.length > 0 && !readOnly

  return (
    <div className={styles.place}>
      <Field label={label ?? t('composer.text')} labelHidden help={note}>
        {(control) => (
          <div ref={startAtEnd} className={styles.frame} hidden={hidden}>
            <div className={styles.box}>
              <Mirror content={content} maximum={maximum} mark={word?.start ?? null} />
              <textarea
                {...control}
                ref={box}
                className={styles.text}
                dir={directionOfField(content)}
                lang={language ?? undefined}
                rows={3}
                placeholder={t('composer.start')}
                value={content}
                readOnly={readOnly}
                // biome-ignore lint/a11y/noAutofocus: the box opens because somebody asked to write
                autoFocus={autoFocus}
                data-autofocus
                aria-autocomplete="list"
                aria-controls={isOpen ? listId : undefined}
                aria-activedescendant={isOpen ? optionId(listId, active) : undefined}
                onChange={({ target }) => {
                  onWrite(target.value)
                  type(suggestionTrigger(target.value, target.selectionEnd))
                }}
                onSelect={({ currentTarget }) =>
                  move(suggestionTrigger(currentTarget.value, currentTarget.selectionEnd))
                }
                onBlur={close}
                onPaste={paste}
                onKeyDown={unlessComposing((event: Press) => (isOpen && press(event)) || onKey(event))}
              />
            </div>
            {isOpen && <SuggestionList id={listId} suggestions={suggestions} active={active} onPick={pick} />}
            <SuggestionNote count={isOpen ? suggestions.length : 0} error={error} />
          </div>
        )}
      </Field>
    </div>
  )
}

/** Says how many suggestions there are, or why there are none. */
function SuggestionNote({ count, error }: { count: number; error: string | null }) {
  const t = useText()
  return (
    <>
      <VisuallyHidden>
        <span role="status">{count > 0 && t('suggestion.count', { count })}</span>
      </VisuallyHidden>
      {error !== null && (
        <p role="status" className={styles.problem}>
          {t('suggestion.failed', { reason: error })}
        </p>
      )}
    </>
  )
}

/** Behind a draft or the handles of a reply one writes on. */
function startAtEnd(frame: HTMLElement | null) {
  const text = frame?.querySelector('textarea')
  text?.setSelectionRange(text.value.length, text.value.length)
}
