import type { ComponentProps, ReactNode } from 'react'
import { WHILE_BUSY } from './busy.ts'
import styles from './IconButton.module.css'

type Look = {
  /** The name of the control; also what the tooltip shows. */
  label: string
  icon: ReactNode
  /** What stands beside the icon, a count for example. It must be part of `label` too. */
  children?: ReactNode
  tone?: 'plain' | 'danger'
  size?: 's' | 'm'
  busy?: boolean
}

export function IconButton(
  props: Look &
    (({ href: string } & ComponentProps<'a'>) | ({ href?: undefined } & ComponentProps<'button'>)),
) {
  const { label, icon, children, tone = 'plain', size = 'm', busy = false, ...element } = props
  const look = {
    className: styles.button,
    'aria-label': label,
    'data-tooltip': label,
    'data-tone': tone,
    'data-size': size,
  }
  const content = (
    <>
      {icon}
      {children !== undefined && <span className={styles.beside}>{children}</span>}
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
