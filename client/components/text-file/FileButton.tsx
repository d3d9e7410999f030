import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { FileInput } from '#ui/FileInput.tsx'

/** Shows the button that puts the text of a file into a field. */
export function FileButton({
  accept,
  size = 'm',
  onChoose,
}: {
  accept?: string
  size?: 's' | 'm'
  onChoose: (file: File) => void
}) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput ref={input} accept={accept} onChoose={([chosen]) => chosen && onChoose(chosen)} />
      <Button size={size} icon={<FileUp />} onClick={() => input.current?.click()}>
        {t('import.choose_file')}
      </Button>
    </>
  )
}
