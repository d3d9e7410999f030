import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { errorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { readDraft, saveDraft } from '#data/drafts.ts'
import { useCreatePost } from '#data/posts.ts'
import {
  canSend,
  IDEMPOTENCY_KEY_BYTES,
  remainingCharacters,
  showsCounter,
} from '#domain/composer/composer.ts'
import { isOlderThan } from '#domain/instance.ts'
import { allowedVisibilities, defaultVisibility } from '#domain/post/visibility.ts'
import { preferencesOf } from '#domain/preference.ts'
import { useText } from '#i18n/i18n.ts'
import { randomHex } from '#platform/random.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { announce } from '#ui/notices.ts'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './ComposerForm.module.css'
import { VisibilitySelect } from './VisibilitySelect.tsx'

const newKey = () => randomHex(IDEMPOTENCY_KEY_BYTES)

/** Writes a new post; what is typed is kept as a draft (spec A §2.16). */
export function ComposerForm({
  viewer,
  instance,
  onSent,
}: {
  viewer: Account
  instance: Instance
  onSent: () => void
}) {
  const t = useText()
  const preferences = preferencesOf(viewer)
  const allowed = allowedVisibilities(null, viewer.id, {
    repliesToSubscribers: isOlderThan(instance.version, 4, 13),
  })
  const [content, setContent] = useState(readDraft)
  const [visibility, setVisibility] = useState(defaultVisibility(allowed, preferences.defaultVisibility))
  const [idempotencyKey, setIdempotencyKey] = useState(newKey)
  const create = useCreatePost()
  const maximum = instance.configuration.statuses.max_characters
  const remaining = remainingCharacters(content, maximum)
  const sendable = canSend(
    { content, attachments: 0, submitting: create.isPending, uploading: false },
    maximum,
  )

  function write(text: string) {
    setContent(text)
    saveDraft(text)
  }

  function send() {
    if (!sendable) return
    create.mutate(
      { content, visibility, idempotencyKey },
      {
        onSuccess: () => {
          write('')
          setIdempotencyKey(newKey())
          announce(t('composer.sent'))
          onSent()
        },
      },
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    send()
  }

  function sendWithKeyboard(event: KeyboardEvent) {
    if (preferences.ctrlEnterEnabled && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }

  return (
    <form className={styles.composer} aria-label={t('composer.new_post')} onSubmit={submit}>
      <TextArea
        label={t('composer.text')}
        labelHidden
        placeholder={t('composer.start')}
        value={content}
        readOnly={create.isPending}
        // It opens because someone pressed it; a draft that was waiting must not take the focus.
        autoFocus={content === ''}
        onChange={(event) => write(event.target.value)}
        onKeyDown={sendWithKeyboard}
      />
      {create.isError && <Alert tone="error">{errorText(create.error, t)}</Alert>}
      <div className={styles.foot}>
        <VisibilitySelect allowed={allowed} value={visibility} onChange={setVisibility} />
        <span className={styles.counter} aria-live="polite" data-over={remaining < 0 || undefined}>
          {showsCounter(remaining) &&
            (remaining < 0
              ? t('composer.too_many', { count: -remaining })
              : t('composer.remaining', { count: remaining }))}
        </span>
        <Button
          kind="primary"
          type="submit"
          icon={<Send />}
          busy={create.isPending}
          disabled={!sendable && !create.isPending}
        >
          {t('composer.publish')}
        </Button>
      </div>
    </form>
  )
}
