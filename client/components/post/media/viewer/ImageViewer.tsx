import { useState } from 'react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import type { Attachment } from '#contract/entities/attachment.ts'
import { descriptionOf, linkedAddress } from '#domain/post/media.ts'
import { type Translate, useText } from '#i18n/i18n.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { markPage } from '#platform/page/mark-page.ts'
import { Modal } from '#ui/Modal.tsx'
import { FailedFile } from '../FailedFile.tsx'
import styles from './ImageViewer.module.css'
import { type CarouselImage, createImageCarousel } from './image-carousel.ts'
import { useFailedPictures } from './use-failed-pictures.ts'
import { ViewerArrows } from './ViewerArrows.tsx'
import { ViewerBar } from './ViewerBar.tsx'
import { viewerKeys } from './viewer-keys.ts'

/**
 * Shows the pictures of a post in a dialog that covers the window. Escape, Back and a click close it
 * (docs/spec/media.md#picture-viewer).
 */
export function ImageViewer({
  images,
  start,
  onClose,
}: {
  images: readonly Attachment[]
  /** The index of the picture that is shown first. */
  start: number
  onClose: () => void
}) {
  const t = useText()
  const [index, setIndex] = useState(start)
  const { tries, hasFailed, isUnasked, noteFailure, noteRetry } = useFailedPictures()
  const [isRightToLeft] = useState(() => document.documentElement.dir === 'rtl')
  const [carousel] = useState(() =>
    createImageCarousel({
      images: images.map((image) => carouselImage(image, t)),
      start,
      isRightToLeft,
      onFail: noteFailure,
      onShow: setIndex,
      onClose,
    }),
  )
  const image = images[index]
  const last = images.length - 1
  const description = image ? descriptionOf(image) : null

  function turn(step: number) {
    const next = index + step
    if (next >= 0 && next <= last) carousel.show(next)
  }

  return (
    <Modal
      className={styles.viewer}
      aria-label={t('viewer.title')}
      tabIndex={-1}
      onShow={(dialog) => {
        dialog.focus()
        return markPage('viewing')(dialog)
      }}
      onClose={onClose}
      onKeyDown={unlessComposing(viewerKeys(carousel, { last, isRightToLeft, turn }))}
    >
      <div ref={carousel.mount} />
      {image && hasFailed(index) && (
        <div className={styles.failure}>
          <FailedFile
            key={index}
            url={image.url}
            kind="image"
            tries={tries}
            isSure={isUnasked(index)}
            focusNext={() => document.querySelector<HTMLElement>('dialog:modal')}
            onRetry={(unasked) => {
              noteRetry(index, unasked)
              carousel.reload(index)
            }}
          />
        </div>
      )}
      <ViewerBar carousel={carousel} original={image && linkedAddress(image.url)} onClose={onClose}>
        {last > 0 && t('viewer.counter', { index: index + 1, count: images.length })}
      </ViewerBar>
      {last > 0 && <ViewerArrows index={index} last={last} onTurn={turn} />}
      {description !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrolled by keyboard too
        <p className={styles.description} dir="auto" tabIndex={0}>
          <EmojiText text={description} />
        </p>
      )}
    </Modal>
  )
}

/** Returns a picture as the carousel shows it. */
function carouselImage(image: Attachment, t: Translate): CarouselImage {
  const description = descriptionOf(image)
  return {
    url: image.url,
    alt: description ?? t('media.no_description'),
    hasDescription: description !== null,
  }
}
