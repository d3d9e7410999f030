import { type ReactNode, useId } from 'react'
import { PartBoundary } from '#components/feedback/PartBoundary.tsx'
import { useSearchParams } from '#platform/page/location.ts'
import { focusSetting } from './focus-setting.ts'
import styles from './SettingsGroup.module.css'

/**
 * Shows settings that belong together under a heading. The one that the address names has the focus when it
 * comes (docs/spec/settings.md#search-in-the-settings).
 */
export function SettingsGroup({
  name,
  title,
  help,
  children,
}: {
  /** The name of the group in addresses: `theme`, `password`. */
  name: string
  title: string
  help?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  const isNamed = useSearchParams().get('setting') === name
  return (
    <section
      className={styles.group}
      tabIndex={-1}
      aria-labelledby={id}
      data-setting={name}
      {...(isNamed && { ref: focusSetting, 'data-named': true })}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {help && <p className={styles.help}>{help}</p>}
      <PartBoundary>{children}</PartBoundary>
    </section>
  )
}
