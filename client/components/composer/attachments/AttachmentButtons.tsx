import { Link, Paperclip } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Instance } from '#contract/entities/instance.ts'
import { useIsUploading } from '#data/writing/use-uploads.ts'
import { acceptString, acceptsMore } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { FileInput } from '#ui/FileInput.tsx'
import { ToolButton } from '#ui/ToolButton.tsx'

const UrlDialog = lazyPart(async () => (await import('./UrlDialog.tsx')).UrlDialog)

/**
 * Attaches files from the device or from the web. Both rest while something is uploading
 * (docs/spec/attachments.md#attach-files).
 */
export function AttachmentButtons({
  instance,
  attachments,
  onAdd,
}: {
  instance: Instance
  attachments: readonly DraftAttachment[]
  onAdd: (files: readonly File[]) => void
}) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [asksUrl, setAsksUrl] = useState(false)
  const isFull = !acceptsMore(instance, attachments.length)
  // Busy instead of disabled: the focus stays on the button.
  const state = { busy: useIsUploading(attachments), disabled: isFull }
  return (
    <>
      <FileInput ref={input} multiple accept={acceptString(instance)} onChoose={onAdd} />
      <ToolButton
        label={t('attachment.attach')}
        word={t('attachment.attach_word')}
        icon={<Paperclip />}
        {...state}
        onClick={() => input.current?.click()}
      />
      <ToolButton
        label={t('attachment.attach_url')}
        word={t('attachment.attach_url_word')}
        icon={<Link />}
        aria-haspopup="dialog"
        {...state}
        onClick={() => setAsksUrl(true)}
      />
      {asksUrl && (
        <UrlDialog
          typeAhead
          instance={instance}
          onFetched={(file) => onAdd([file])}
          onClose={() => setAsksUrl(false)}
        />
      )}
    </>
  )
}
