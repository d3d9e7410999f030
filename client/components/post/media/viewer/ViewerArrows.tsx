import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './ViewerArrows.module.css'

/** Shows the buttons at both sides of the viewer that turn to the previous and the next picture. */
export function ViewerArrows({
  index,
  last,
  onTurn,
}: {
  index: number
  last: number
  onTurn: (step: 1 | -1) => void
}) {
  const t = useText()
  return (
    <>
      <div className={styles.previous}>
        <IconButton
          label={t('viewer.previous')}
          icon={<ChevronLeft />}
          aria-disabled={index === 0}
          onClick={() => onTurn(-1)}
        />
      </div>
      <div className={styles.next}>
        <IconButton
          label={t('viewer.next')}
          icon={<ChevronRight />}
          aria-disabled={index === last}
          onClick={() => onTurn(1)}
        />
      </div>
    </>
  )
}
