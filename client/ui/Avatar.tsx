import type { ComponentProps } from 'react'
import { hideIfBroken } from '#platform/pictures/watch-file.ts'
import styles from './Avatar.module.css'

/**
 * Shows the picture of a person, a rounded square; without a picture the first letter of the name. The name
 * stands beside it, as a link to the same page, so the keyboard and screen readers skip the picture
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
      {src && (
        <img
          // A broken picture stays hidden: another one needs an element of its own.
          key={src}
          ref={hideIfBroken}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.image}
        />
      )}
    </Root>
  )
}

function firstLetter(name: string) {
  // Most names begin with these; a pattern that knows all scripts takes the browser a millisecond to make
  // ready.
  const [letter = ''] = name.match(/^[A-Za-z0-9]/) ?? name.match(/\p{L}|\p{N}/u) ?? []
  return letter.toUpperCase()
}
