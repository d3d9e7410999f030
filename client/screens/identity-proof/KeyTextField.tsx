import type { ReactNode } from 'react'
import { FileZone } from '#components/file-zone/FileZone.tsx'
import { FileButton } from '#components/text-file/FileButton.tsx'
import { useTextFile } from '#components/text-file/use-text-file.ts'
import { useText } from '#i18n/i18n.ts'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './KeyTextField.module.css'

/** The files of the programs have some 200 bytes. */
const LARGEST = 1

/** Shows a field for a key or a signature, pasted or from a file. */
export function KeyTextField({
  label,
  help,
  readOnly,
  text,
  problem,
  found,
  onChange,
}: {
  label: string
  help: string
  readOnly: boolean
  text: string
  problem: ReactNode
  /** Says what was recognised. */
  found?: ReactNode
  onChange: (text: string) => void
}) {
  const t = useText()
  const file = useTextFile({ former: text, megabytes: LARGEST, replaced: t('key_link.replaced'), change })

  function change(next: string) {
    file.reset()
    onChange(next)
  }

  return (
    <FileZone isSingle hint={t('import.drop')} isClosed={readOnly} onFiles={([key]) => key && file.read(key)}>
      <div className={styles.field}>
        <TextArea
          label={label}
          help={help}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          readOnly={readOnly}
          value={text}
          error={(file.problem ?? problem) && <span role="alert">{file.problem ?? problem}</span>}
          onChange={({ target }) => change(target.value)}
        />
        <div className={styles.below}>
          {!readOnly && <FileButton size="s" onChoose={file.read} />}
          <p role="status" className={styles.found}>
            {found}
          </p>
        </div>
      </div>
    </FileZone>
  )
}
