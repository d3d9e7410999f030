import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { EmojiText } from '#components/content/EmojiText.tsx'
import type { Post } from '#contract/entities/post.ts'
import type { EditConflict } from '#domain/composer/edit-conflict.ts'
import { useText } from '#i18n/i18n.ts'
import { AnswerDialog } from '#ui/AnswerDialog.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './EditConflictDialog.module.css'

/**
 * Asks whose words stay when another device has edited the post meanwhile, and shows both
 * (docs/spec/writing.md#two-who-edit-one-post). Closing it leads back to the text, as it is.
 */
export function EditConflictDialog({
  mine,
  conflict,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: {
  mine: string
  conflict: EditConflict
  onKeepMine: (theirs: Post) => void
  onTakeTheirs: (theirs: Post) => void
  onClose: () => void
}) {
  const t = useText()
  const question = useRef<HTMLParagraphElement>(null)

  function close() {
    const form = question.current?.closest('form')
    flushSync(onClose) // the window is gone by then, and has given the focus back
    form?.querySelector<HTMLElement>('textarea:not([hidden] *), select')?.focus()
  }

  return (
    <AnswerDialog
      title={t('edit.conflict')}
      backLabel={t('composer.back_to_text')}
      closeLabel={t('action.dismiss')}
      size="l"
      answers={
        <>
          <Button onClick={() => onTakeTheirs(conflict.post)}>{t('edit.take_theirs')}</Button>
          <Button kind="primary" onClick={() => onKeepMine(conflict.post)}>
            {t('edit.keep_mine')}
          </Button>
        </>
      }
      onBack={close}
    >
      <p ref={question}>{t('edit.conflict_question')}</p>
      <div className={styles.versions}>
        <Version label={t('edit.mine')} text={mine} />
        <Version label={t('edit.theirs')} text={conflict.source.text} />
      </div>
    </AnswerDialog>
  )
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard too
    <section className={styles.version} aria-label={label} tabIndex={0}>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.text} dir="auto">
        <EmojiText text={text} />
      </p>
    </section>
  )
}
