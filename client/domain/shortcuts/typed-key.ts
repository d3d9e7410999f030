/**
 * Says which key was typed, whatever the layout of the keyboard
 * (docs/spec/keyboard.md#other-keyboard-layouts).
 */

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** The signs of the keys of a keyboard with Latin letters, by their codes. */
const BY_CODE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Period: '.',
    Comma: ',',
    Slash: '/',
    Semicolon: ';',
    Quote: "'",
    BracketLeft: '[',
    BracketRight: ']',
    Backquote: '`',
  }),
)

/** Has something that belongs to another script than Latin, and is no sign of all scripts. */
const OTHER_SCRIPT = /[^\p{Script_Extensions=Zyyy}\p{Script_Extensions=Zinh}\p{Script_Extensions=Latn}]/u

const LETTER = /^\p{L}$/u

/**
 * Returns the letter, digit or sign that a key press means, letters small; null for every other key. What the
 * layout writes counts first. Where that is of another script, such as Cyrillic or Arabic, the key counts
 * that stands in the same place on a keyboard with Latin letters. A letter with Shift means nothing; signs
 * need Shift on some keyboards and not on others.
 */
export function typedKey(press: KeyPress): string | null {
  const key = OTHER_SCRIPT.test(press.key) ? keyInPlace(press) : press.key
  if (key === null || [...key].length !== 1 || key.trim() === '') return null
  if (!LETTER.test(key)) return key
  return press.shiftKey ? null : key.toLowerCase()
}

function keyInPlace({ code, shiftKey }: KeyPress): string | null {
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? []
  if (letter !== undefined) return letter
  if (shiftKey) return code === 'Slash' ? '?' : null
  return digit ?? BY_CODE.get(code) ?? null
}
