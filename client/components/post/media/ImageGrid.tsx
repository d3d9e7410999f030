import { useState } from 'react'
import type { Attachment } from '#contract/entities/attachment.ts'
import { gridOf } from '#domain/post/media.ts'
import styles from './ImageGrid.module.css'
import { ImageTile } from './ImageTile.tsx'
import { useOnDemand } from './use-on-demand.ts'

const loadViewer = async () => (await import('./viewer/ImageViewer.tsx')).ImageViewer

/**
 * Shows the pictures of a post: one as a whole, several as tiles. While covered, it shows only empty boxes.
 */
export function ImageGrid({ images, covered }: { images: readonly Attachment[]; covered: boolean }) {
  const [viewed, setViewed] = useState<number | null>(null)
  const [Viewer, loadNow] = useOnDemand(loadViewer)
  const { tiles, hidden } = gridOf(images.length)

  function view(index: number) {
    setViewed(index)
    loadNow()
  }

  return (
    <div className={styles.grid} data-tiles={tiles}>
      {images.slice(0, tiles).map((image, index) => (
        <ImageTile
          key={image.id}
          image={image}
          alone={tiles === 1}
          covered={covered}
          hidden={index === tiles - 1 ? hidden : 0}
          onOpen={() => view(index)}
        />
      ))}
      {Viewer && viewed !== null && <Viewer images={images} start={viewed} onClose={() => setViewed(null)} />}
    </div>
  )
}
