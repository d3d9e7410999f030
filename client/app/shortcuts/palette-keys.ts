/** The keys of the command palette, which nobody changes (docs/spec/keyboard.md#command-palette). */

export const usesCommandKey = /mac|iphone|ipad/i.test(navigator.platform)

/** Pressed together, as they stand in the table. */
export const PALETTE_KEYS = usesCommandKey ? '⌘ k' : 'ctrl k'
