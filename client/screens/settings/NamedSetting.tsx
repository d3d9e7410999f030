import type { ReactNode } from 'react'
import { PartBoundary } from '#components/feedback/PartBoundary.tsx'
import { useSearchParams } from '#platform/page/location.ts'
import { focusSetting } from './focus-setting.ts'
import styles from './NamedSetting.module.css'

/**
 * Shows one setting of a group. It has the focus when the address names it
 * (docs/spec/settings.md#search-in-the-settings).
 */
export function NamedSetting({ name, children }: { name: string; children: ReactNode }) {
  const isNamed = useSearchParams().get('setting') === name
  return (
    <div
      className={styles.setting}
      data-setting={name}
      {...(isNamed && { ref: focusSetting, 'data-named': true })}
    >
      <PartBoundary>{children}</PartBoundary>
    </div>
  )
}
