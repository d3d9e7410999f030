import { CopyButton } from '#components/feedback/CopyButton.tsx'
import { useText } from '#i18n/i18n.ts'
import styles from './Command.module.css'

/** Shows a line for a terminal, with a button that copies it. */
export function Command({ children }: { children: string }) {
  const t = useText()
  return (
    <div className={styles.command}>
      <code className={styles.line} dir="ltr">
        {children}
      </code>
      <CopyButton size="s" text={children} label={t('key_link.copy')} />
    </div>
  )
}
