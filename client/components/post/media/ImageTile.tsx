import { type MouseEvent, type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Attachment } from '#contract/entities/attachment.ts'
import { recallImageSize, rememberImageSize } from '#data/storage/image-sizes.ts'
import { boxOf, descriptionOf, linkedAddress } from '#domain/post/media.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { afterLayout } from '#platform/page/after-layout.ts'
import { Pressable } from '#ui/Pressable.tsx'
import { FileDescription } from './FileDescription.tsx'
import styles from './ImageTile.module.css'
import { LoadableFile } from './LoadableFile.tsx'

const PlayButton = lazyPart(async () => (await import('./PlayButton.tsx')).PlayButton)

/** A kind of file of which one expects that it moves. */
const MOVES = /\.gif$/i

/**
 * Shows one picture as a link to its file. An ordinary press opens the viewer instead; what else can be done
 * with a link is left to the browser (docs/spec/media.md#picture-viewer).
 */
export function ImageTile({
  image,
  alone,
  covered,
  hidden,
  onOpen,
}: {
  image: Attachment
  /** The only picture of its post; its box takes the proportions of the picture. */
  alone: boolean
  covered: boolean
  /** How many further pictures have no tile. */
  hidden: number
  onOpen: () => void
}) {
  const t = useText()
  const [size, setSize] = useState(() => recallImageSize(image.url))
  const description = descriptionOf(image)
  const address = linkedAddress(image.url)

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }

  /**
   * Remembers the size of a loaded picture. Its box changes only below the window, where nothing visible
   * moves, and before the page can be scrolled there.
   */
  function rememberSize({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>) {
    const natural = { width: picture.naturalWidth, height: picture.naturalHeight }
    rememberImageSize(image.url, natural)
    if (natural.width === 0 || natural.height === 0) return
    afterLayout(picture, () => {
      if (picture.getBoundingClientRect().top > window.innerHeight) flushSync(() => setSize(natural))
    })
  }

  return (
    <div className={styles.tile} data-known={size !== null} style={alone && size ? boxOf(size) : {}}>
      {!covered && (
        <>
          <LoadableFile<HTMLImageElement> url={image.url} kind="image">
            {(watch) => (
              <Pressable
                {...(address !== undefined && {
                  href: address,
                  rel: 'noopener noreferrer',
                  'data-large': true,
                })}
                className={styles.open}
                data-shortcut="media"
                aria-haspopup="dialog"
                onClick={open}
              >
                <img
                  ref={watch}
                  className={styles.picture}
                  src={image.url}
                  alt={description ?? t('media.no_description')}
                  loading="lazy"
                  decoding="async"
                  onLoad={rememberSize}
                />
                {hidden > 0 && <span className={styles.hidden}>{t('media.more', { count: hidden })}</span>}
              </Pressable>
            )}
          </LoadableFile>
          {description !== null && (
            <div className={styles.description}>
              <FileDescription description={description} />
            </div>
          )}
          {MOVES.test(image.url) && <PlayButton />}
        </>
      )}
    </div>
  )
}
