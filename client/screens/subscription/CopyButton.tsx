import { Copy } from 'lucide-react'
import { useCopy } from '#components/feedback/use-copy.ts'
import { Button } from '#ui/Button.tsx'

/** Shows a button that copies a text, and says whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy()
  return (
    <Button icon={<Copy />} onClick={(event) => void copy(event, text)}>
      {label}
    </Button>
  )
}
