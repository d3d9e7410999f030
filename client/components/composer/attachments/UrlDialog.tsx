import { type KeyboardEvent, useRef, useState } from 'react'
import type { Instance } from '#contract/entities/instance.ts'
import { fetchRemoteFile } from '#data/writing/remote-file.ts'
import { FileProblem, problemOf } from '#domain/composer/attachment.ts'
import { useText } from '#i18n/i18n.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { AnswerDialog } from '#ui/AnswerDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { problemText } from './problem-text.ts'

/**
 * Asks for an address and fetches what is there. It stays open until a file has come that may be attached
 * (docs/spec/attachments.md#file-from-an-address).
 */
export function UrlDialog({
  instance,
  onFetched,
  onClose,
}: {
  instance: Instance
  onFetched: (file: File) => void
  onClose: () => void
}) {
  const t = useText()
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<unknown>(null)
  const [isFetching, setIsFetching] = useState(false)
  const abort = useRef<AbortController>(null)
  const isValid = URL.canParse(address.trim())

  async function fetchIt() {
    if (!isValid || isFetching) return
    setIsFetching(true)
    setProblem(null)
    abort.current = new AbortController()
    const { signal } = abort.current
    try {
      const file = await fetchRemoteFile(address.trim(), signal)
      const kind = problemOf(file, instance)
      if (kind) throw new FileProblem(kind)
      onFetched(file)
      onClose()
    } catch (error) {
      if (signal.aborted) return
      setProblem(error)
      setIsFetching(false)
    }
  }

  function close() {
    abort.current?.abort()
    onClose()
  }

  /** The dialog stands in the form of the composer, which Enter must not send. */
  function fetchWithKeyboard(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void fetchIt()
  }

  return (
    <AnswerDialog
      title={t('attachment.attach_url')}
      backLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      answers={
        <Button kind="primary" busy={isFetching} disabled={!isValid} onClick={fetchIt}>
          {t('attachment.url_ok')}
        </Button>
      }
      onBack={close}
    >
      <TextField
        label={t('attachment.url')}
        type="url"
        data-autofocus
        dir="ltr"
        inputMode="url"
        value={address}
        readOnly={isFetching}
        error={problem ? <span role="alert">{problemText(problem, instance, t)}</span> : undefined}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={unlessComposing(fetchWithKeyboard)}
      />
    </AnswerDialog>
  )
}
