import { FileUp } from 'lucide-react'
import { type FormEvent, type ReactNode, useDeferredValue, useRef } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import type { useImportFollows } from '#data/account/imports.ts'
import { readAddresses } from '#domain/account/address-list.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './AddressForm.module.css'
import { AddressPreview } from './AddressPreview.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { useAddressFile } from './use-address-file.ts'

/**
 * Shows the form that imports a list of addresses, typed or from a file: what was found in it, and how far the sending is
 * (docs/spec/account.md#lists-of-addresses, docs/spec/account.md#importing-in-portions).
 */
export function AddressForm({
  label,
  help,
  text,
  isKept,
  importing,
  isComplete = true,
  onChange,
  onSubmit,
  children,
}: {
  label: string
  help: string
  text: string
  /** Whether the browser keeps the text over a reload. */
  isKept: boolean
  importing: ReturnType<typeof useImportFollows>
  /** Whether the other fields are filled in. */
  isComplete?: boolean
  onChange: (text: string) => void
  onSubmit: () => void
  /** The other fields. */
  children?: ReactNode
}) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const file = useAddressFile(text, change)
  const list = useAddressList(text)
  const isEmpty = list.addresses.length === 0

  function change(next: string) {
    importing.reset()
    file.reset()
    onChange(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!importing.isPending && !isEmpty && isComplete) onSubmit()
  }

  return (
    <form className={styles.form} aria-label={label} onSubmit={submit}>
      {children}
      <TextArea
        label={label}
        help={help}
        dir="ltr"
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        readOnly={importing.isPending}
        value={text}
        error={file.problem ?? (isEmpty && list.unreadable.length > 0 ? t('import.none') : undefined)}
        onChange={({ target }) => change(target.value)}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) file.read(chosen)
          currentTarget.value = '' // or the same file could not be picked again
        }}
      />
      {!isKept && <Alert>{t('import.not_kept')}</Alert>}
      <AddressPreview list={list} />
      {importing.error !== null && <ErrorNotice error={importing.error} />}
      {importing.isPending && (
        <ImportProgress sent={importing.sent} total={importing.total} onStop={importing.stop} />
      )}
      {!importing.isPending && importing.sent > 0 && (
        <Alert>{t('import.rest', { sent: importing.sent, total: importing.total })}</Alert>
      )}
      <div className={styles.actions}>
        <Button kind="primary" type="submit" busy={importing.isPending} disabled={isEmpty || !isComplete}>
          {t('import.submit')}
        </Button>
        {!importing.isPending && (
          <Button icon={<FileUp />} onClick={() => input.current?.click()}>
            {t('import.choose_file')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Returns what a text holds. It can be long: typing does not wait for this. */
function useAddressList(text: string) {
  'use memo'
  const read = useDeferredValue(text)
  return readAddresses(read)
}
