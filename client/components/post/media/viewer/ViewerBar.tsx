import { ExternalLink, X, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { ImageCarousel } from './image-carousel.ts'
import styles from './ViewerBar.module.css'

/**
 * Shows the top bar of the viewer: the position, the zoom buttons, the link to the original, and the close
 * button.
 */
export function ViewerBar({
  carousel,
  original,
  onClose,
  children,
}: {
  carousel: ImageCarousel
  /** The address of the picture; undefined if it must not be linked. */
  original: string | undefined
  onClose: () => void
  /** The position among the pictures. */
  children: ReactNode
}) {
  const t = useText()
  return (
    <header className={styles.bar}>
      <p className={styles.counter} role="status">
        {children}
      </p>
      <IconButton label={t('viewer.zoom_out')} icon={<ZoomOut />} onClick={() => carousel.zoom(-1)} />
      <IconButton label={t('viewer.zoom_in')} icon={<ZoomIn />} onClick={() => carousel.zoom(1)} />
      {original !== undefined && (
        <IconButton
          label={t('media.original')}
          icon={<ExternalLink />}
          href={original}
          target="_blank"
          rel="noopener noreferrer"
        />
      )}
      <IconButton label={t('viewer.close')} icon={<X />} onClick={onClose} />
    </header>
  )
}
