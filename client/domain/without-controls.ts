/** Control characters, and invisible characters that change the direction of the text around them. */
const CONTROL_CHARACTERS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/**
 * Returns the name without control characters, so that it cannot reorder the text around it. Joiners stay:
 * emoji and whole scripts need them.
 */
export const withoutControls = (name: string): string => name.replace(CONTROL_CHARACTERS, '')
