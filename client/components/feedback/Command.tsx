import { useText } from '#i18n/i18n.ts'
import styles from './Command.module.css'
import { CopyButton } from './CopyButton.tsx'

/** Shows a line for a terminal, with a button that copies it. */
export function Command({ children }: { children: string }) {
  const t = useText()
  return (
    <div className={styles.command}>
      <code className={styles.line} dir="ltr" translate="no">
        {children}
      </code>
      <CopyButton size="s" text={children} label={t('action.copy')} />
    </div>
  )
}
