import type { ComponentProps, MouseEvent } from 'react'

/** The attributes of a button, or with `href` those of a link. */
export type PressableProps =
  | ({ href: string } & ComponentProps<'a'>)
  | ({ href?: undefined } & ComponentProps<'button'>)

/** A busy button keeps the focus, but a press (or Enter in its form) does nothing. */
const WHILE_BUSY = {
  'aria-disabled': true,
  'aria-busy': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const

/**
 * Draws a button, or with `href` a link, without any look of its own. Everything that is pressed is built on
 * it.
 */
export const Pressable = ({ busy = false, ...element }: { busy?: boolean | undefined } & PressableProps) =>
  element.href === undefined ? (
    <button type="button" {...element} {...(busy && WHILE_BUSY)} />
  ) : (
    <a {...element} />
  )
