import { Copy } from 'lucide-react'
import { useText } from '#i18n/i18n.ts'
import { copyText } from '#platform/clipboard.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/notices.ts'

/** Shows a button that copies a text, and says whether that worked. */
export function CopyButton({ text, label, size = 'm' }: { text: string; label: string; size?: 's' | 'm' }) {
  const t = useText()

  async function copy() {
    const isCopied = await copyText(text)
    toast(t(isCopied ? 'post.copied' : 'post.not_copied'), { tone: isCopied ? 'info' : 'error' })
  }

  return (
    <Button size={size} icon={<Copy />} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
