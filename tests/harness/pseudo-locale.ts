/**
 * Makes a language of English for the tests of the layout: its words are longer by two fifths, every letter
 * is strange, and each text ends with brackets, so that one sees where a text of the catalogue is cut.
 */
import type { Message, Piece } from '#i18n/messages.ts'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const STRANGE = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥʠřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'

/** Finds the letters of this language, which nobody else writes. */
export const PSEUDO_LETTERS = /[ȧƀḓḗƒɠħīĵķŀḿƞǿƥşŧŭṽẇẋẏẑ]/

const LONGER = 0.4

/** What stays as it is: marks in a text, addresses and placeholders. */
const STORED = /(<\/?\w+>|https?:\S+|\{\w+\})/

const strange = (letter: string) => [...STRANGE][PLAIN.indexOf(letter)] ?? letter

/** Returns a word with strange letters, of which two in five stand twice. */
const lengthened = (word: string) =>
  [...word]
    .map((letter, at) => {
      const isTwice = Math.ceil((at + 1) * LONGER) > Math.ceil(at * LONGER)
      return isTwice ? strange(letter) + strange(letter.toLowerCase()) : strange(letter)
    })
    .join('')

/** Returns a text in the language, without the brackets. */
const inside = (text: string) =>
  text
    .split(STORED)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[a-z]+/gi, lengthened)))
    .join('')

function withStrangeTexts(message: Message): Message {
  return typeof message === 'string' ? inside(message) : message.map(withStrangePiece)
}

function withStrangePiece(piece: Piece): Piece {
  if (typeof piece === 'string') return inside(piece)
  const [name, kind, forms] = piece
  if (!forms || !kind) return piece
  const strangeForms = Object.entries(forms).map(([form, message]) => [form, withStrangeTexts(message)])
  return [name, kind, Object.fromEntries(strangeForms)]
}

/** Returns a compiled message in the language. */
export function pseudoMessage(message: Message): Message {
  const text = withStrangeTexts(message)
  return typeof text === 'string' ? `[${text}]` : ['[', ...text, ']']
}
