import { type FormEvent, type ReactNode, useDeferredValue } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { FileZone } from '#components/file-zone/FileZone.tsx'
import { FileButton } from '#components/text-file/FileButton.tsx'
import { useTextFile } from '#components/text-file/use-text-file.ts'
import type { useImportFollows } from '#data/account/imports.ts'
import { readAddresses } from '#domain/account/address-list.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './AddressForm.module.css'
import { AddressPreview } from './AddressPreview.tsx'
import { ImportProgress } from './ImportProgress.tsx'

/** Megabytes that a list of addresses may have: twice as many as one of 50,000 rows with all columns. */
const LARGEST = 10

type Importing = ReturnType<typeof useImportFollows>

/**
 * Shows the form that imports a list of addresses, typed or from a file: what was found in it, and how far
 * the sending is (docs/spec/account.md#lists-of-addresses, docs/spec/account.md#importing-in-portions).
 */
export function AddressForm({
  label,
  help,
  text,
  isStored,
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
  isStored: boolean
  importing: Importing
  /** Whether the other fields are filled in. */
  isComplete?: boolean
  onChange: (text: string) => void
  onSubmit: () => void
  /** The other fields. */
  children?: ReactNode
}) {
  const t = useText()
  const file = useTextFile({ former: text, megabytes: LARGEST, replaced: t('import.replaced'), change })
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
    <FileZone
      isSingle
      hint={t('import.drop')}
      isClosed={importing.isPending}
      onFiles={([list]) => list && file.read(list)}
    >
      <form className={styles.form} aria-label={label} onSubmit={submit}>
        {children}
        <TextArea
          label={label}
          help={help}
          dir="ltr"
          rows={6}
          spellCheck={false}
          autoCapitalize="none"
          readOnly={importing.isPending}
          value={text}
          error={file.problem ?? (isEmpty && list.unreadable.length > 0 ? t('import.none') : undefined)}
          onChange={({ target }) => change(target.value)}
        />
        {!isStored && <Alert>{t('import.not_kept')}</Alert>}
        <AddressPreview list={list} />
        {importing.error !== null && <ErrorNotice error={importing.error} />}
        <ImportState importing={importing} />
        <div className={styles.actions}>
          <Button kind="primary" type="submit" busy={importing.isPending} disabled={isEmpty || !isComplete}>
            {t('import.submit')}
          </Button>
          {!importing.isPending && <FileButton accept=".csv,.txt,text/csv,text/plain" onChoose={file.read} />}
        </div>
      </form>
    </FileZone>
  )
}

/** Returns what a text holds. It can be long: typing does not wait for this. */
function useAddressList(text: string) {
  'use memo'
  const read = useDeferredValue(text)
  return readAddresses(read)
}

/** Shows how far the sending is, or what is left of it. */
function ImportState({ importing }: { importing: Importing }) {
  const t = useText()
  const { isPending, sent, total, stop } = importing
  if (isPending) return <ImportProgress sent={sent} total={total} onStop={stop} />
  return sent > 0 && <Alert>{t('import.rest', { sent, total })}</Alert>
}
