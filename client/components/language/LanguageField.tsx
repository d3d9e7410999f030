import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { LOCALES, ownName } from '#i18n/locales.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { Field } from '#ui/Field.tsx'
import styles from './LanguageField.module.css'
import { useLanguageBox } from './use-language-box.ts'

/** Loaded when the list is opened: most people never choose a language. */
const LanguageOptions = lazyPart(async () => (await import('./LanguageOptions.tsx')).LanguageOptions)

/**
 * Shows the chosen language in a box that one can type into: the list below it shows what fits
 * (docs/spec/conventions.md#choosing-a-language).
 */
export function LanguageField({
  value,
  first,
  error,
  onChoose,
}: {
  value: string
  /** A choice above the languages, such as that of the browser. */
  first?: { value: string; name: string }
  error?: ReactNode
  onChoose: (value: string) => void
}) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const values = [...(first ? [first.value] : []), ...LOCALES]
  const { typed, write, listbox } = useLanguageBox(values, value)

  return (
    <div ref={box} className={styles.box}>
      <Field label={t('language.label')} labelHidden error={error}>
        {(control) => (
          <div className={styles.field}>
            <input
              {...control}
              className={styles.input}
              type="text"
              role="combobox"
              dir="auto"
              autoCapitalize="none"
              spellCheck={false}
              // The name of a language stays what those call it who look for it.
              translate="no"
              aria-autocomplete="list"
              aria-expanded={listbox.isOpen}
              aria-controls={listbox.isOpen ? listbox.id : undefined}
              aria-activedescendant={listbox.active}
              value={typed ?? (value === first?.value ? first.name : ownName(value))}
              onFocus={LanguageOptions.preload}
              onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && listbox.onClose()}
              onClick={({ currentTarget }) => {
                if (!listbox.isOpen) currentTarget.select()
                listbox.onOpen()
              }}
              onChange={({ currentTarget }) => write(currentTarget.value)}
              onKeyDown={unlessComposing(({ key }: KeyboardEvent) => {
                // While the list is open, LanguageOptions handles the keys.
                if (!listbox.isOpen && /^Arrow(Down|Up)$/.test(key)) listbox.onOpen()
              })}
            />
            <ChevronDown />
          </div>
        )}
      </Field>
      {listbox.isOpen && (
        <LanguageOptions
          box={box}
          listbox={listbox}
          first={first}
          chosen={value}
          typed={typed ?? ''}
          onPick={(picked) => {
            listbox.onClose()
            if (picked !== value) onChoose(picked)
          }}
        />
      )}
    </div>
  )
}
