import { type ReactNode, useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './FoldedContent.module.css'

/** Shows the beginning of long content, and a button that shows the rest or folds it again. */
export function FoldedContent({
  more,
  children,
}: {
  /** The name of the button that shows the rest, where it is no post. */
  more?: string
  children: ReactNode
}) {
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
          // The button would be out of view after folding.
          if (open) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
        }}
      >
        {open ? t('post.show_less') : (more ?? t('post.show_more'))}
      </Button>
    </div>
  )
}
