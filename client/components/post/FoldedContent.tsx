import { type ReactNode, useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './FoldedContent.module.css'

/**
 * The names of what was unfolded. It stays so until the page is closed, and Back finds a list as it was
 * (docs/spec/posts.md#long-posts).
 */
const unfolded = new Set<string>()

/** Shows the beginning of long content, and a button that shows the rest or folds it again. */
export function FoldedContent({
  id,
  more,
  children,
}: {
  /** The name of the content: what was unfolded once is unfolded when it is drawn again. */
  id: string
  /** The name of the button that shows the rest, where it is no post. */
  more?: string
  children: ReactNode
}) {
  const t = useText()
  const [open, setOpen] = useState(() => unfolded.has(id))

  function toggle() {
    if (open) unfolded.delete(id)
    else unfolded.add(id)
    setOpen(!open)
  }

  return (
    <div>
      <div className={open ? undefined : styles.folded}>{children}</div>
      <Button
        kind="quiet"
        size="s"
        aria-expanded={open}
        onClick={({ currentTarget }) => {
          toggle()
          // The button would be out of view after folding.
          if (open) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
        }}
      >
        {open ? t('post.show_less') : (more ?? t('post.show_more'))}
      </Button>
    </div>
  )
}
