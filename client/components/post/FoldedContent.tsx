import { type ReactNode, useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './FoldedContent.module.css'

/** The beginning of something long, and a way to the rest. Folding again keeps the button in view. */
export function FoldedContent({ children }: { children: ReactNode }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <div className={open ? undefined : styles.folded}>{children}</div>
      <Button
        kind="quiet"
        size="s"
        aria-expanded={open}
        onClick={({ currentTarget }) => {
          setOpen(!open)
          if (open) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
        }}
      >
        {t(open ? 'post.show_less' : 'post.show_more')}
      </Button>
    </div>
  )
}
