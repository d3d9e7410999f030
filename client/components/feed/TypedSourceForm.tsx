import type { FormEvent, ReactNode } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { MOST_SOURCES, type Source } from '#domain/merged-feed/merged-feed.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { TypedKind } from './source-problem.ts'
import styles from './TypedSourceForm.module.css'
import { useTypedSources } from './use-typed-sources.ts'

/**
 * Shows the form that adds hashtags or a server to a merged feed. A server has to be known to this one
 * (docs/spec/feeds.md#new-merged-feed).
 */
export function TypedSourceForm({
  kind,
  others = [],
  submitLabel,
  saving,
  isRefused = false,
  onSources,
  onType,
  children,
}: {
  kind: TypedKind
  /** The sources that the feed has already. */
  others?: readonly Source[]
  submitLabel: string
  saving: { isPending: boolean; error: unknown }
  /** Whether another field holds what cannot be saved. */
  isRefused?: boolean
  /** Gets the sources; `clear` empties the field. */
  onSources: (sources: readonly Source[], clear: () => void) => void
  onType: (sources: readonly Source[]) => void
  /** More fields. */
  children?: ReactNode
}) {
  const t = useText()
  const field = useTypedSources({ kind, others, onType })
  const error = saving.error ?? field.error
  const reason = useErrorText(error)
  const isBusy = saving.isPending || field.isChecking
  const isReady = field.isReady && !isRefused

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isReady || isBusy) return
    const input = event.currentTarget.querySelector('input')
    field.check((sources) =>
      onSources(sources, () => {
        field.type('')
        // The button is disabled now and loses the focus.
        input?.focus()
      }),
    )
  }

  const count = MOST_SOURCES - others.length
  return (
    <form className={styles.form} aria-label={submitLabel} onSubmit={submit}>
      <TextField
        label={t(kind === 'tag' ? 'merged_feed.tags' : 'merged_feed.host')}
        help={kind === 'tag' ? t('merged_feed.tags_help', { count }) : t('merged_feed.host_help')}
        autoCapitalize="none"
        spellCheck={false}
        value={field.typed}
        error={field.problem}
        onChange={({ currentTarget }) => field.type(currentTarget.value)}
      />
      {children}
      <div>
        <Button kind="primary" type="submit" busy={isBusy} disabled={!isReady}>
          {submitLabel}
        </Button>
      </div>
      {error !== null && <Alert tone="error">{reason}</Alert>}
    </form>
  )
}
