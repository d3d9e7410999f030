import type { ReactNode } from 'react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import styles from './ExploreLink.module.css'

/** Shows a link of the explore screen: an icon, a name and a description. */
export function ExploreLink({
  href,
  icon,
  name,
  children,
}: {
  href: string
  icon: ReactNode
  name: string
  /** The description of the page. */
  children?: ReactNode
}) {
  return (
    <a href={href} className={styles.place} data-row={href}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>
          <bdi>
            <EmojiText text={name} />
          </bdi>
        </span>
        {children && <span className={styles.text}>{children}</span>}
      </span>
    </a>
  )
}
