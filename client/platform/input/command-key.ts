/** Knows the key that goes with a letter for a command: Ctrl, on a Mac Cmd. */

/** Whether commands are given with Cmd: there Ctrl and a letter move the cursor. */
export const usesCommandKey = /mac|iphone|ipad/i.test(navigator.platform)

/** Returns whether that key is held, and no other one with it. */
export const isCommand = ({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean =>
  (usesCommandKey ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey
