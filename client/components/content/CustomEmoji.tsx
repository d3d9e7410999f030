import type { CustomEmoji as Emoji } from '#contract/entities/emoji.ts'
import styles from './CustomEmoji.module.css'

/** Reads and copies as `:shortcode:`, so does a picture that does not load. */
export function CustomEmoji({ emoji }: { emoji: Emoji }) {
  const text = `:${emoji.shortcode}:`
  return (
    <img
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
