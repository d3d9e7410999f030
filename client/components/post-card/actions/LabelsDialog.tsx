import { type FormEvent, useId, useState } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import type { Post } from '#contract/entities/post.ts'
import { useChangeLabels, useLabels } from '#data/posts/bookmark-labels.ts'
import {
  cleanLabelName,
  LONGEST_LABEL,
  labelChange,
  labelNameProblem,
  roomForPosts,
} from '#domain/bookmark-labels.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './LabelsDialog.module.css'

/** Shows a dialog that puts labels on a bookmark (docs/spec/timelines.md#labels-of-bookmarks). */
export function LabelsDialog({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useText()
  const legend = useId()
  const { labels, values } = useLabels()
  const change = useChangeLabels()
  const reason = useErrorText(change.error)
  const toggle = (name: string, on: boolean) =>
    change.mutate((stored) => labelChange(stored, name, post.id, on))
  return (
    <Dialog
      title={t('labels.title')}
      closeLabel={t('action.dismiss')}
      onClose={onDone}
      size="s"
      actions={
        <Button kind="primary" onClick={onDone}>
          {t('labels.close')}
        </Button>
      }
    >
      {labels.length > 0 && (
        <fieldset className={styles.labels} aria-labelledby={legend}>
          <legend id={legend} className={styles.legend}>
            {t('labels.choose')}
          </legend>
          {labels.map(({ name, ids }) => (
            <Checkbox
              key={name}
              label={<bdi translate="no">{name}</bdi>}
              checked={ids.includes(post.id)}
              aria-busy={change.isPending}
              onChange={({ currentTarget }) => !change.isPending && toggle(name, currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      <NewLabel postId={post.id} change={change} />
      {change.isError && <Alert tone="error">{reason}</Alert>}
      <p className={styles.room}>{t('labels.room', { count: roomForPosts(values) })}</p>
    </Dialog>
  )
}

/** Shows the field for a label that does not exist yet. */
function NewLabel({ postId, change }: { postId: string; change: ReturnType<typeof useChangeLabels> }) {
  const t = useText()
  const { labels } = useLabels()
  const [typed, setTyped] = useState('')
  const name = cleanLabelName(typed)
  const problem = labelNameProblem(name, labels)

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (name === '' || problem !== null || change.isPending) return
    const form = event.currentTarget
    change.mutate((stored) => labelChange(stored, name, postId, true), {
      onSuccess: () => {
        // The button is disabled now and loses the focus.
        if (form.contains(document.activeElement)) form.querySelector('input')?.focus()
        setTyped('')
      },
    })
  }

  return (
    <form className={styles.form} aria-label={t('labels.new')} onSubmit={add}>
      <TextField
        label={t('labels.new')}
        data-autofocus={labels.length === 0 || undefined}
        maxLength={LONGEST_LABEL}
        value={typed}
        error={problem && t(`labels.name_${problem}`)}
        onChange={({ target }) => {
          if (change.isError) change.reset()
          setTyped(target.value)
        }}
      />
      <Button type="submit" busy={change.isPending} disabled={name === '' || problem !== null}>
        {t('labels.add')}
      </Button>
    </form>
  )
}
