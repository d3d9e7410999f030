import { useState } from 'react'
import { flushSync } from 'react-dom'
import { undescribed } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { descriptionField } from './attachments/description-field.ts'

/** The files of posts whose authors were asked. A post that comes back to its editor has the same files. */
const asked = new Set<string>()

/**
 * Asks once for each post before pictures go out that say nothing to those who cannot see them
 * (docs/spec/attachments.md#description-of-a-picture).
 */
export function useDescriptionReminder({
  isWanted,
  attachments,
  anyway,
  onSend,
}: {
  isWanted: boolean
  attachments: readonly DraftAttachment[]
  /** The name of the button that sends all the same. */
  anyway: string
  onSend: () => void
}) {
  const t = useText()
  const [reminds, setReminds] = useState(false)
  const missing = undescribed(attachments)
  const wasAsked = attachments.some(({ key }) => asked.has(key))

  function send() {
    setReminds(false)
    onSend()
  }

  function describe() {
    flushSync(() => setReminds(false)) // the window gives the focus back first
    if (missing[0]) descriptionField(missing[0].key)?.focus()
  }

  const reminder = reminds && (
    <ConfirmDialog
      title={t('reminder.title', { count: missing.length })}
      cancelLabel={t('reminder.describe')}
      confirmLabel={anyway}
      closeLabel={t('action.dismiss')}
      onCancel={describe}
      onConfirm={send}
    >
      {t('reminder.why')}
    </ConfirmDialog>
  )

  function sendDescribed() {
    if (!isWanted || wasAsked || missing.length === 0) return send()
    for (const { key } of attachments) asked.add(key)
    setReminds(true)
  }

  return { sendDescribed, reminder }
}
