import { ChevronLeft, ChevronRight, ExternalLink, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { Attachment } from '#contract/entities/attachment.ts'
import { descriptionOf, linkedAddress } from '#domain/post/media.ts'
import { useText } from '#i18n/i18n.ts'
import { closeOnBack } from '#platform/close-on-back.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './ImageViewer.module.css'
import { createImageCarousel } from './image-carousel.ts'

/** The pictures of a post over the whole window. Esc, Back and a click close it (spec A §2.15 "Media"). */
export function ImageViewer({
  images,
  start,
  onClose,
}: {
  images: readonly Attachment[]
  start: number
  onClose: () => void
}) {
  const t = useText()
  const [index, setIndex] = useState(start)
  const [rightToLeft] = useState(() => document.documentElement.dir === 'rtl')
  const [stage] = useState(() =>
    createImageCarousel({
      images: images.map((image) => ({
        url: image.url,
        alt: descriptionOf(image) ?? t('media.no_description'),
        captioned: descriptionOf(image) !== null,
      })),
      start,
      rightToLeft,
      failure: t('media.failed'),
      onShow: setIndex,
      onClose,
    }),
  )
  const [show] = useState(() => showModal(onClose))
  const image = images[index]
  const last = images.length - 1
  const description = image ? descriptionOf(image) : null
  const original = image && linkedAddress(image.url)

  function turn(step: number) {
    const wanted = index + step
    if (wanted >= 0 && wanted <= last) stage.show(wanted)
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const toTheRight = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const downwards = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (stage.isZoomed() && (toTheRight ?? downwards)) stage.pan(toTheRight ?? 0, downwards ?? 0)
    else if (toTheRight) turn(rightToLeft ? -toTheRight : toTheRight)
    else if (event.key === 'PageDown') turn(1)
    else if (event.key === 'PageUp') turn(-1)
    else if (event.key === 'Home') stage.show(0)
    else if (event.key === 'End') stage.show(last)
    else if (event.key === '+' || event.key === '=') stage.zoom(1)
    else if (event.key === '-') stage.zoom(-1)
    else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={show}
      className={styles.viewer}
      aria-label={t('viewer.title')}
      tabIndex={-1}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The browser may close without asking, for instance after a second Esc.
        if (!event.currentTarget.open) onClose()
      }}
    >
      <div ref={stage.mount} />
      <header className={styles.bar}>
        <p className={styles.counter} role="status">
          {last > 0 && t('viewer.counter', { index: index + 1, count: images.length })}
        </p>
        <IconButton label={t('viewer.zoom_out')} icon={<ZoomOut />} onClick={() => stage.zoom(-1)} />
        <IconButton label={t('viewer.zoom_in')} icon={<ZoomIn />} onClick={() => stage.zoom(1)} />
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
      {last > 0 && (
        <>
          <div className={styles.previous}>
            <IconButton
              label={t('viewer.previous')}
              icon={<ChevronLeft />}
              aria-disabled={index === 0}
              onClick={() => turn(-1)}
            />
          </div>
          <div className={styles.next}>
            <IconButton
              label={t('viewer.next')}
              icon={<ChevronRight />}
              aria-disabled={index === last}
              onClick={() => turn(1)}
            />
          </div>
        </>
      )}
      {description !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrolled by keyboard too
        <p className={styles.description} dir="auto" tabIndex={0}>
          {description}
        </p>
      )}
    </dialog>
  )
}

/** A ref callback that shows the window; closing before the element leaves gives the focus back to where it was. */
const showModal = (onClose: () => void) => (dialog: HTMLDialogElement) => {
  dialog.showModal()
  dialog.focus()
  const stepBack = closeOnBack(onClose)
  return () => {
    stepBack()
    dialog.close()
  }
}
