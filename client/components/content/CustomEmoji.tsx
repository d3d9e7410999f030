import type { CustomEmoji as Emoji } from '#contract/entities/emoji.ts'
import { watchFile } from '#platform/pictures/watch-file.ts'
import styles from './CustomEmoji.module.css'

/**
 * Shows the picture of a custom emoji. It is read aloud and copied as `:shortcode:`, which is also shown if
 * it does not load (docs/spec/posts.md#custom-emoji).
 */
export function CustomEmoji({ emoji }: { emoji: Emoji }) {
  const text = `:${emoji.shortcode}:`
  return (
    <img
      ref={showTextIfBroken}
      className={styles.emoji}
      src={emoji.url}
      alt={text}
      title={text}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  )
}

/** Gives the text of a broken picture the room it needs. */
const showTextIfBroken = watchFile((element: HTMLImageElement) => {
  element.dataset.broken = 'true'
})
