/** Control characters, and the invisible ones that turn the direction of the text around them. */
const CONTROL_CHARACTERS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Returns a name that stays in its place and order. Joiners stay too: emoji and whole scripts need them. */
export const withoutControls = (name: string): string => name.replace(CONTROL_CHARACTERS, '')
