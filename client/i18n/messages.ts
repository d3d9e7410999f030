/**
 * Fills in the messages that the build has compiled (vite/catalogues.ts, docs/spec/conventions.md#languages).
 */
import { isolate } from '#domain/direction.ts'
import { direction } from '#domain/locale.ts'
import { formatNumber, pluralForm } from '#domain/number-text.ts'

/** A text, or pieces of which some are filled in. */
export type Message = string | readonly Piece[]
/** In a plural form, `#` stands for the number. */
export type Piece = string | readonly [name: string, kind?: 'number' | 'plural' | 'select', forms?: Forms]
type Forms = Readonly<Record<string, Message>>

export type Values = Readonly<Record<string, string | number>>

/** Returns the text of a message. `count` is what `#` stands for. */
export function fillIn(message: Message, values: Values, locale: string, count = '#'): string {
  if (typeof message === 'string') return message
  let text = ''
  for (const piece of message) {
    if (typeof piece !== 'string') text += textOf(piece, values, locale)
    else text += piece === '#' ? count : piece
  }
  return text
}

function textOf([name, kind, forms = {}]: Exclude<Piece, string>, values: Values, locale: string): string {
  const value = values[name]
  if (value === undefined) return ''
  if (kind === undefined) return isolate(String(value), direction(locale))
  if (kind === 'select') return fillIn(forms[value] ?? forms.other ?? '', values, locale)
  const number = Number(value)
  const digits = formatNumber(number, locale)
  if (kind === 'number') return digits
  // A form for just this number, such as {=0 …}, goes first.
  return fillIn(
    forms[value] ?? forms[pluralForm(number, locale)] ?? forms.other ?? '',
    values,
    locale,
    digits,
  )
}
