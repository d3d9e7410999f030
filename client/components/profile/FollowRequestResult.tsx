import styles from './FollowRequestResult.module.css'

/** Stands where the buttons were, and takes the focus from the one that was pressed. */
export function FollowRequestResult({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  return (
    <p className={styles.given} tabIndex={-1} {...(takesFocus && { ref: focus })}>
      {text}
    </p>
  )
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
