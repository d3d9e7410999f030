import { Pause, Play } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { startPicture, stillness } from '#platform/pictures/still-pictures.ts'
import { useStore } from '#platform/storage/store.ts'
import styles from './PlayButton.module.css'

/**
 * Shows the button that starts and stops a picture that moves, for readers who want no motion
 * (docs/spec/conventions.md#motion).
 */
export function PlayButton() {
  const t = useText()
  const isStill = useStore(stillness)
  const [moves, setMoves] = useState(false)
  if (!isStill) return null

  function toggle({ currentTarget }: MouseEvent) {
    const image = currentTarget.closest('[data-known]')?.querySelector('img')
    if (!image) return
    startPicture(image, !moves)
    setMoves(!moves)
  }

  const label = t(moves ? 'media.stop' : 'media.play')
  return (
    <button type="button" className={styles.button} aria-label={label} data-tooltip={label} onClick={toggle}>
      <span className={styles.face}>
        {moves ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </span>
    </button>
  )
}
