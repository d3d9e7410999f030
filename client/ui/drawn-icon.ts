import './drawn-icon.css'
import './drawn-mark.css'

/** The icons that a style sheet draws before the content of an element with `data-icon`. */
export type DrawnIcon =
  | 'bookmark'
  | 'corner-up-left'
  | 'ellipsis'
  | 'globe'
  | 'heart'
  | 'lock'
  | 'mail'
  | 'message-circle'
  | 'messages'
  | 'pin'
  | 'repeat'
  | 'smile-plus'
  | 'star'

/** Returns the attribute by which an element shows an icon before its content. */
export const drawn = (icon: DrawnIcon) => ({ 'data-icon': icon })
