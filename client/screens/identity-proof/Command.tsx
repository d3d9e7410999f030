import { Copy } from 'lucide-react'
import { useCopy } from '#components/feedback/use-copy.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Command.module.css'

/** Shows a line for a terminal, with a button that copies it. */
export function Command({ children }: { children: string }) {
  const t = useText()
  const copy = useCopy()
  return (
    <div className={styles.command}>
      <code className={styles.line} dir="ltr">
        {children}
      </code>
      <Button size="s" icon={<Copy />} onClick={(event) => void copy(event, children)}>
        {t('key_link.copy')}
      </Button>
    </div>
  )
}
