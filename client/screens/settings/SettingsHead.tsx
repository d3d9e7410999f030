import { ChevronLeft } from 'lucide-react'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { focusAwaitedHeading } from '#platform/focus/arrival.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './SettingsHead.module.css'

/** Shows the heading of a page of the settings, and where the list is not beside it the way back to that. */
export function SettingsHead({ title, isSection }: { title: string; isSection: boolean }) {
  const t = useText()
  return (
    <header className={styles.head}>
      {isSection && (
        <span className={styles.back}>
          <IconButton href={pathTo('settings')} label={t('settings.all')} icon={<ChevronLeft />} />
        </span>
      )}
      <h1 className={styles.title} tabIndex={-1} ref={focusAwaitedHeading}>
        {title}
      </h1>
    </header>
  )
}
