import styles from './Avatar.module.css'

/** The picture of a person, a rounded square; without a picture the first letter of the name. Its name stands beside it. */
export function Avatar({
  src,
  name,
  size = 'm',
}: {
  src: string | null
  name: string
  size?: 'xs' | 's' | 'm' | 'l'
}) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {firstLetter(name)}
      {src !== null && (
        <img src={src} alt="" loading="lazy" decoding="async" className={styles.image} onError={hide} />
      )}
    </span>
  )
}

function firstLetter(name: string) {
  return name.match(/\p{L}|\p{N}/u)?.[0].toLocaleUpperCase() ?? ''
}

/** A broken picture makes room for the letter under it. */
function hide(event: { currentTarget: HTMLImageElement }) {
  event.currentTarget.hidden = true
}
