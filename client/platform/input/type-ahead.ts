/**
 * Keeps what is typed between a press and the arrival of the field that it opens
 * (docs/spec/conventions.md#typing-ahead). A real field out of sight has the focus meanwhile: so input
 * methods, the keyboard of a phone and pasting work, and no letter is taken for a shortcut. All of this is
 * there before the first post, so it is short.
 */
import { unlessComposing } from './composing.ts'

/** The field out of sight. */
let early: HTMLTextAreaElement | null = null
/** The element that had the focus before. */
let opener: Element | null = null

const isTypingAhead = (): boolean => early !== null && early === document.activeElement

/** Returns what has the focus; while somebody types ahead, what had it before. */
export const focusedElement = (): Element | null => (isTypingAhead() ? opener : document.activeElement)

/** Returns whether it is a field that takes the focus as it opens. */
export const isOpenedField = (element: Element | null): boolean =>
  element?.matches('[data-autofocus]:read-write') ?? false

/**
 * Starts, for a field that is not there yet. It goes on with what was typed where one thing after the other
 * has to be waited for, also over a window that opens or closes meanwhile. Returns the function that ends it
 * where no field comes.
 */
export function startTypeAhead(
  place: Element = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body,
): () => void {
  if (!isTypingAhead()) {
    if (place.contains(early)) end() // the person has gone elsewhere since
    opener = document.activeElement
    early ??= createField()
    place.append(early)
    early.focus({ preventScroll: true })
  }
  const own = early
  // What comes in this moment takes it first.
  return () => queueMicrotask(() => own === early && end())
}

function createField(): HTMLTextAreaElement {
  const field = document.createElement('textarea')
  field.className = 'type-ahead'
  field.tabIndex = -1
  field.dataset.autofocus = ''
  field.ariaLabel = opener?.ariaLabel ?? ''
  // Tab leads on from what was pressed.
  field.addEventListener(
    'keydown',
    unlessComposing(({ key }: KeyboardEvent) => {
      if (key === 'Tab' && opener instanceof HTMLElement) opener.focus()
    }),
  )
  document.addEventListener('focusin', handOver)
  return field
}

/** Writes what was typed into the field that has come, behind what stands there, once React has drawn it. */
function handOver({ target }: FocusEvent): void {
  const field = target as HTMLInputElement | HTMLTextAreaElement
  if (field === early || !isOpenedField(field)) return
  const typed = end()
  if (typed)
    queueMicrotask(() => {
      field.setSelectionRange(field.value.length, field.value.length)
      // As if it were typed there: it can be undone.
      document.execCommand('insertText', false, typed)
    })
}

/** Ends it; returns what was typed. */
function end(): string | undefined {
  document.removeEventListener('focusin', handOver)
  early?.remove()
  const typed = early?.value
  early = null
  return typed
}
