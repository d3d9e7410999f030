import type { ComponentProps } from 'react'
import styles from './Avatar.module.css'

/**
 * Shows the picture of a person, a rounded square; without a picture the first letter of the name. The name stands beside it,
 * as a link to the same page, so the keyboard and screen readers skip the picture
 * (docs/spec/profiles.md#avatar).
 */
export function Avatar({
  src,
  name,
  size = 'm',
  link,
}: {
  src: string | null
  name: string
  size?: 'xs' | 's' | 'm' | 'l'
  link?: ComponentProps<'a'> | undefined
}) {
  const Root = link ? 'a' : 'span'
  return (
    <Root
      {...link}
      {...(link && { tabIndex: -1 })}
      className={styles.avatar}
      data-size={size}
      data-letter={firstLetter(name)}
      aria-hidden="true"
    >
      {src !== null && (
        <img src={src} alt="" loading="lazy" decoding="async" className={styles.image} onError={hide} />
      )}
    </Root>
  )
}

function firstLetter(name: string) {
  // Most names begin with these; a pattern that knows all scripts takes the browser a millisecond to make ready.
  const [letter = ''] = name.match(/^[A-Za-z0-9]/) ?? name.match(/\p{L}|\p{N}/u) ?? []
  return letter.toLocaleUpperCase()
}

/** Hides a broken picture, so that the letter under it is seen. */
function hide(event: { currentTarget: HTMLImageElement }) {
  event.currentTarget.hidden = true
}
