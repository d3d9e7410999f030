import { type KeyboardEvent, useState } from 'react'
import { SHORTCUT_LABELS } from '#components/shortcuts/shortcut-labels.ts'
import { changeKeys } from '#data/shortcuts/shortcut-settings.ts'
import {
  type KeyProblem,
  keyCaps,
  keyProblem,
  readKeys,
  type ShortcutKeys,
} from '#domain/shortcuts/changed-keys.ts'
import type { ShortcutName } from '#domain/shortcuts/shortcut.ts'
import { typedKey } from '#domain/shortcuts/typed-key.ts'
import { type Translate, useText } from '#i18n/i18n.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { insertText } from '#platform/input/insert-text.ts'
import { announce } from '#ui/notices.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './KeyField.module.css'

const shown = (keys: string) => keyCaps(keys).join(' ')

/**
 * Shows the keys of a shortcut in a field. They are changed when the field is left or Enter is pressed, if
 * they can be used; else the reason stands below, and the former keys go on to hold
 * (docs/spec/keyboard.md#changing-a-key).
 */
export function KeyField({ name, keys }: { name: ShortcutName; keys: ShortcutKeys }) {
  const t = useText()
  const held = keys.get(name) ?? ''
  const [text, setText] = useState(shown(held))
  const [problem, setProblem] = useState<KeyProblem | null>(null)
  const label = t(SHORTCUT_LABELS[name])

  function save() {
    const wanted = readKeys(text)
    const found = keyProblem(wanted, name, keys)
    setProblem(found)
    if (found !== null) return
    setText(shown(wanted))
    if (wanted === held) return
    changeKeys(name, wanted)
    announce(t('shortcut.changed', { name: label, keys: shown(wanted) || t('shortcut.no_key') }))
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, ctrlKey, altKey, metaKey, nativeEvent, currentTarget } = event
    if (ctrlKey || altKey || metaKey) return
    if (key === 'Enter') return save()
    const typed = typedKey(nativeEvent)
    // A letter of another script means the key in its place, as it will when it is pressed.
    if (typed === null || typed === key.toLowerCase()) return
    event.preventDefault()
    const start = currentTarget.selectionStart ?? text.length
    insertText(currentTarget, { start, end: currentTarget.selectionEnd ?? start, text: typed.toUpperCase() })
  }

  return (
    <div className={styles.field}>
      <TextField
        label={label}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('shortcut.no_key')}
        value={text}
        error={problem && <span role="alert">{problemText(problem, keys, t)}</span>}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={unlessComposing(press)}
        onBlur={save}
      />
    </div>
  )
}

function problemText(problem: KeyProblem, keys: ShortcutKeys, t: Translate): string {
  if (problem === 'too_many') return t('shortcut.problem_too_many')
  if (problem === 'unusable') return t('shortcut.problem_unusable')
  const { taken } = problem
  return t('shortcut.problem_taken', { name: t(SHORTCUT_LABELS[taken]), keys: shown(keys.get(taken) ?? '') })
}
