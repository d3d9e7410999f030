import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useWaitText } from '#components/feedback/error-text.ts'
import type { Feed } from '#contract/entities/feed.ts'
import { useAllFeeds } from '#data/feeds/all-feeds.ts'
import { cleanFeedName, feedNameProblem } from '#domain/feed.ts'
import { useText } from '#i18n/i18n.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './FeedNameForm.module.css'
import { feedNameErrorText } from './feed-error-text.ts'

/**
 * Shows the form for the name of a custom feed: of a new feed, or inline of one that is renamed
 * (docs/spec/feeds.md#name-of-a-feed).
 */
export function FeedNameForm({
  label,
  help,
  submitLabel,
  former = '',
  save,
  onSaved,
  onCancel,
}: {
  label: string
  help?: ReactNode
  submitLabel: string
  /** The name until now. */
  former?: string
  save: UseMutationResult<Feed, Error, string>
  onSaved: (feed: Feed) => void
  onCancel?: () => void
}) {
  const t = useText()
  const [typed, setTyped] = useState(former)
  const { feeds } = useAllFeeds()
  const name = cleanFeedName(typed)
  useWaitText(save.error)
  const problem = feedNameProblem(
    name,
    feeds.filter(({ title }) => title !== former),
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (name === '' || problem !== null || save.isPending) return
    const form = event.currentTarget
    save.mutate(name, {
      onSuccess: (feed) => {
        // The button is disabled now and loses the focus.
        if (form.contains(document.activeElement)) form.querySelector('input')?.focus()
        setTyped('')
        onSaved(feed)
      },
    })
  }

  return (
    <form className={styles.form} aria-label={label} onSubmit={submit}>
      <div className={styles.row} data-inline={onCancel !== undefined}>
        <div className={styles.name}>
          <TextField
            label={label}
            labelHidden={onCancel !== undefined}
            help={help}
            data-autofocus={onCancel !== undefined || undefined}
            autoFocus={onCancel !== undefined}
            value={typed}
            error={problem && t(`custom_feeds.name_${problem}`)}
            onChange={({ target }) => {
              save.reset()
              setTyped(target.value)
            }}
            onKeyDown={unlessComposing(({ key }: KeyboardEvent) => key === 'Escape' && onCancel?.())}
          />
        </div>
        <Button kind="primary" type="submit" busy={save.isPending} disabled={name === '' || problem !== null}>
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('action.cancel')}</Button>}
      </div>
      {save.isError && <Alert tone="error">{feedNameErrorText(save.error, t)}</Alert>}
    </form>
  )
}
