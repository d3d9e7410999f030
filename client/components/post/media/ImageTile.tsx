import { type SyntheticEvent, useState } from 'react'
import type { Attachment } from '#contract/entities/attachment.ts'
import { boxOf, descriptionOf } from '#domain/post/media.ts'
import { useText } from '#i18n/i18n.ts'
import { recallImageSize, rememberImageSize } from '#platform/image-sizes.ts'
import { DescriptionButton } from './DescriptionButton.tsx'
import styles from './ImageTile.module.css'
import { Loadable } from './Loadable.tsx'

/** One picture in its box, pressed to be seen whole. */
export function ImageTile({
  image,
  alone,
  covered,
  hidden,
  onOpen,
}: {
  image: Attachment
  /** The only one of its post: the box has the picture's own proportions. */
  alone: boolean
  covered: boolean
  /** How many more are behind this one. */
  hidden: number
  onOpen: () => void
}) {
  const t = useText()
  const [size, setSize] = useState(() => recallImageSize(image.url))
  const description = descriptionOf(image)

  /** A box that is on the screen keeps its shape; only one further down may still take the right one. */
  function learn({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>) {
    const natural = { width: picture.naturalWidth, height: picture.naturalHeight }
    rememberImageSize(image.url, natural)
    const below = picture.getBoundingClientRect().top > window.innerHeight
    if (below && natural.width > 0 && natural.height > 0) setSize(natural)
  }

  return (
    <div className={styles.tile} data-known={size !== null} style={alone && size ? boxOf(size) : {}}>
      {!covered && (
        <>
          <Loadable url={image.url}>
            {(fail) => (
              <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
                <img
                  className={styles.picture}
                  src={image.url}
                  alt={description ?? t('media.no_description')}
                  loading="lazy"
                  decoding="async"
                  onLoad={learn}
                  onError={fail}
                />
                {hidden > 0 && <span className={styles.hidden}>{t('media.more', { count: hidden })}</span>}
              </button>
            )}
          </Loadable>
          {description !== null && (
            <div className={styles.description}>
              <DescriptionButton description={description} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
