import type { ReactElement } from 'react'
import { Pressable, type PressableProps } from './Pressable.tsx'
import styles from './ToolButton.module.css'

type Look = {
  /** The name of the control; also what the tooltip shows. */
  label: string
  /** Stands below the icon: a short form of `label`, which must hold it. */
  word: string
  icon: ReactElement
  /** Works at something: stays focusable, ignores presses. */
  busy?: boolean
}

/** Shows a button that is an icon above a word. */
export function ToolButton({ label, word, icon, ...element }: Look & PressableProps) {
  return (
    <Pressable {...element} className={styles.button} aria-label={label} data-tooltip={label}>
      {icon}
      <span className={styles.word}>{word}</span>
    </Pressable>
  )
}
