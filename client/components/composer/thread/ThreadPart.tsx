import { X } from 'lucide-react'
import { useRef } from 'react'
import { remainingCharacters } from '#domain/composer/composer.ts'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { CharacterCounter } from '../CharacterCounter.tsx'
import { handOverToText } from '../text/hand-over-to-text.ts'
import { TextBox } from '../text/TextBox.tsx'
import { useFormatting } from '../text/use-formatting.ts'
import styles from './ThreadPart.module.css'

/** Shows one of the posts that follow the first one: its number, its text, and how to take it out. */
export function ThreadPart({
  label,
  content,
  maximum,
  language,
  autoFocus,
  onWrite,
  onRemove,
}: {
  label: string
  content: string
  maximum: number
  language: string | null
  autoFocus: boolean
  onWrite: (text: string) => void
  onRemove: () => void
}) {
  const t = useText()
  const box = useRef<HTMLTextAreaElement>(null)
  const { press } = useFormatting(box)
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <span aria-hidden="true">{label}</span>
        <CharacterCounter remaining={remainingCharacters(content, maximum)} />
        <IconButton
          ref={handOverToText}
          size="s"
          label={t('thread.remove', { name: label })}
          icon={<X />}
          onClick={onRemove}
        />
      </div>
      <TextBox
        box={box}
        label={label}
        {...{ content, maximum, language, autoFocus, onWrite }}
        readOnly={false}
        hidden={false}
        note={null}
        onKey={press}
      />
    </div>
  )
}
