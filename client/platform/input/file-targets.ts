/**
 * Brings files that are dropped or pasted anywhere on the page to what is open and takes files
 * (docs/spec/attachments.md#dropped-files). What nobody takes is refused by `start/refuse-drops.ts`.
 */
import { carriesFiles, droppedFiles, pastedFiles } from './files.ts'

export interface FileTarget {
  element: HTMLElement
  /** Returns false while it takes nothing. */
  isOpen: () => boolean
  take: (files: readonly File[]) => void
  /** Shows whether it is the one that will take what is dragged. */
  mark: (isMarked: boolean) => void
}

/** All targets on the page, the one that was used last at the end. */
let targets: readonly FileTarget[] = []
let marked: FileTarget | null = null
/** Whether what is dragged comes from this page: it may be a slip of the hand. */
let isOwn = false

/** Adds something that takes files; returns the function that removes it. */
export function addFileTarget(target: FileTarget): () => void {
  if (targets.length === 0) listen()
  // Of those that nobody has used yet, the first one on the page takes it.
  targets = [target, ...targets]
  return () => {
    if (marked === target) mark(null)
    targets = targets.filter((one) => one !== target)
    if (targets.length === 0) stopListening()
  }
}

function stopListening(): void {
  listening?.abort()
  // The reason of the end remembers where it was called, and with it the element that has left.
  listening = null
}

let listening: AbortController | null = null

function listen(): void {
  listening = new AbortController()
  const { signal } = listening
  addEventListener('focusin', noteUse, { signal })
  addEventListener('pointerdown', noteUse, { signal })
  addEventListener('dragstart', () => setOwn(true), { signal })
  addEventListener('dragend', () => setOwn(false), { signal })
  addEventListener('dragover', onDragOver, { signal })
  addEventListener('dragleave', onDragLeave, { signal })
  addEventListener('drop', onDrop, { signal })
  // A drag that ended elsewhere is not always told; a pointer that moves by itself is proof.
  addEventListener('pointermove', () => mark(null), { signal })
  addEventListener('paste', onPaste, { signal })
}

function setOwn(next: boolean): void {
  isOwn = next
  if (!next) mark(null)
}

function noteUse({ target }: Event): void {
  const one = targetAround(target)
  if (!one || targets.at(-1) === one) return
  targets = [...targets.filter((other) => other !== one), one]
}

const targetAround = (place: EventTarget | null): FileTarget | undefined =>
  place instanceof Node ? targets.findLast(({ element }) => element.contains(place)) : undefined

/** Behind a modal window nothing can be reached. */
const isReachable = ({ element }: FileTarget) => {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  return modal === undefined || modal.contains(element)
}

/**
 * Returns what takes files that come to a place: what is there, else what has the focus, else what was used
 * last.
 */
function targetFor(place: EventTarget | null): FileTarget | null {
  const reachable = targets.filter(isReachable)
  const there = reachable.findLast(({ element }) => place instanceof Node && element.contains(place))
  const focused = reachable.findLast(({ element }) => element.contains(document.activeElement))
  const one = there ?? (isOwn ? undefined : (focused ?? reachable.at(-1)))
  return one?.isOpen() ? one : null
}

function mark(next: FileTarget | null): void {
  if (next === marked) return
  marked?.mark(false)
  marked = next
  marked?.mark(true)
}

function onDragOver(event: DragEvent): void {
  if (!event.dataTransfer || !carriesFiles(event.dataTransfer)) return
  const target = targetFor(event.target)
  mark(target)
  if (!target) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'copy'
}

/** Leaving the window leads to nothing. */
function onDragLeave({ relatedTarget }: DragEvent): void {
  if (relatedTarget === null) mark(null)
}

function onDrop(event: DragEvent): void {
  const target = targetFor(event.target)
  mark(null)
  if (!target || !carriesFiles(event.dataTransfer)) return
  event.preventDefault()
  give(target, droppedFiles(event.dataTransfer))
}

function onPaste(event: ClipboardEvent): void {
  const files = pastedFiles(event.clipboardData)
  const isWritingElsewhere =
    event.target instanceof Element && event.target.matches(':read-write') && !targetAround(event.target)
  const target = isWritingElsewhere ? null : targetFor(event.target)
  if (!target || files.length === 0) return
  event.preventDefault()
  give(target, files)
}

function give(target: FileTarget, files: readonly File[]): void {
  if (files.length === 0) return
  target.take(files)
  target.element.scrollIntoView({ block: 'nearest' })
}
