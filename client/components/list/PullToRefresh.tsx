import { RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { markPage } from '#platform/page/mark-page.ts'
import { watchPull } from '#platform/page/pull.ts'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './PullToRefresh.module.css'
import { onRefreshAsked } from './shown-lists.ts'
import { useRefresh } from './use-refresh.ts'

/** How far the page must be pulled to refresh. Pixels. */
const REFRESH_DISTANCE = 56

const onPage = markPage('pulls')

/**
 * Shows an icon while the page is pulled down, and refreshes the list when it is let go. A shortcut refreshes
 * it too (docs/spec/lists.md#refresh).
 */
export function PullToRefresh({ list: { queryKey } }: { list: { queryKey: readonly unknown[] } }) {
  const { refresh } = useRefresh(queryKey)
  const [pulled, setPulled] = useState(0)
  const [isWaiting, setWaiting] = useState(false)

  const onRelease = useEffectEvent((pixels: number) => {
    if (pixels < REFRESH_DISTANCE) return
    setWaiting(true)
    void refresh().finally(() => setWaiting(false))
  })
  const onAsked = useEffectEvent(() => void refresh())
  useEffect(() => watchPull({ onPull: setPulled, onRelease: (pixels) => onRelease(pixels) }), [])
  useEffect(() => onRefreshAsked(() => onAsked()), [])

  const shown = isWaiting ? REFRESH_DISTANCE : pulled
  return (
    <div ref={onPage} className={styles.place} data-pulled={shown > 0} aria-hidden="true">
      <span
        className={styles.mark}
        style={{ translate: `0 calc(${shown}px - 50%)` }}
        data-far={shown >= REFRESH_DISTANCE}
      >
        {isWaiting ? <Spinner /> : <RotateCw style={{ rotate: `${shown / REFRESH_DISTANCE}turn` }} />}
      </span>
    </div>
  )
}
