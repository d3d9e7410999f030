import { takeLostFocus } from '#platform/focus/hand-over.ts'
import styles from './FollowRequestResult.module.css'

/**
 * Shows how a follow request was answered, in place of the buttons. It can take over the focus of the pressed
 * button.
 */
export function FollowRequestResult({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  return (
    <p className={styles.given} tabIndex={-1} {...(takesFocus && { ref: takeLostFocus })}>
      {text}
    </p>
  )
}
