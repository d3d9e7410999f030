import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { WHILE_BUSY } from './busy.ts'
import { Spinner } from './Spinner.tsx'

type Look = {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 's' | 'm'
  /** Works at something: stays focusable, ignores presses. */
  busy?: boolean
  icon?: ReactNode
}

/** A button, or with `href` a link that looks like one. */
export function Button(
  props: Look &
    (({ href: string } & ComponentProps<'a'>) | ({ href?: undefined } & ComponentProps<'button'>)),
) {
  const { kind = 'secondary', size = 'm', busy = false, icon, children, ...element } = props
  const look = { className: styles.button, 'data-kind': kind, 'data-size': size }
  const content = (
    <>
      {busy ? <Spinner /> : icon}
      <span className={styles.label}>{children}</span>
    </>
  )
  if (element.href !== undefined) {
    return (
      <a {...element} {...look}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" {...element} {...look} {...(busy && WHILE_BUSY)}>
      {content}
    </button>
  )
}
