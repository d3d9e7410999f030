import { type DrawnIcon, drawn } from '../drawn-icon.ts'
import { Mark } from '../Mark.tsx'
import { Pressable } from '../Pressable.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Specimen.module.css'

/** Every icon that the style sheet draws, with its name as a mark. */
const DRAWN: Record<DrawnIcon, string> = {
  bookmark: 'Bookmarked',
  'corner-up-left': 'In reply',
  ellipsis: 'More',
  globe: 'Public',
  heart: 'Liked',
  lock: 'Followers',
  mail: 'Direct',
  'message-circle': 'Replies',
  messages: 'Conversation',
  pin: 'Pinned',
  repeat: 'Reposted',
  'smile-plus': 'React',
  star: 'Subscribers',
}

const ICONS = Object.keys(DRAWN).filter((name): name is DrawnIcon => name in DRAWN)

/** Icons that are filled while they are pressed. */
const PRESSED: readonly DrawnIcon[] = ['repeat', 'heart', 'bookmark']

export function IconSamples() {
  return (
    <section className={styles.section}>
      <h2>Icons and marks</h2>
      <div className={styles.row}>
        {ICONS.map((icon) => (
          <Pressable key={icon} className={styles.drawn} {...drawn(icon)}>
            <VisuallyHidden>{DRAWN[icon]}</VisuallyHidden>
          </Pressable>
        ))}
        {PRESSED.map((icon) => (
          <Pressable key={icon} className={styles.drawn} aria-pressed="true" {...drawn(icon)}>
            <VisuallyHidden>{`${DRAWN[icon]}, pressed`}</VisuallyHidden>
          </Pressable>
        ))}
      </div>
      <div className={styles.row}>
        {ICONS.map((icon) => (
          <Mark key={icon} icon={icon} label={DRAWN[icon]} />
        ))}
      </div>
    </section>
  )
}
