import { Copy } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { useCopy } from './use-copy.ts'

/** Shows a button that copies a text, and says whether that worked. */
export function CopyButton({ text, label, size = 'm' }: { text: string; label: string; size?: 's' | 'm' }) {
  const copy = useCopy()
  return (
    <Button size={size} icon={<Copy />} onClick={(event) => void copy(event, text)}>
      {label}
    </Button>
  )
}
