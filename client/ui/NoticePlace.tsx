import { useLayoutEffect, useRef } from 'react'
import styles from './NoticePlace.module.css'
import { openNoticePlace } from './notice-places.ts'

/** Keeps the place of the notices on the page. A modal window has one of its own (`Modal.tsx`). */
export function NoticePlace() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (place.current ? openNoticePlace(place.current) : undefined), [])
  return <div ref={place} popover="manual" className={styles.place} />
}
