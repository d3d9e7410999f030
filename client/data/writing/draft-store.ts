/**
 * Whole drafts. The text lies in local storage, where it is safe at once; what does not fit there (audience, poll,
 * flags) lies in IndexedDB under the same name, and the files beside it
 * (docs/spec/drafts-and-outbox.md#the-rest-of-a-draft).
 */
import { useState } from 'react'
import type { Visibility } from '#contract/entities/post.ts'
import { withoutUploads } from '#domain/composer/attachment.ts'
import { IDEMPOTENCY_KEY_BYTES } from '#domain/composer/composer.ts'
import { type Draft, emptyDraft, isUntouched, tryAt } from '#domain/composer/draft.ts'
import { type DraftContext, draftKey } from '#domain/composer/draft-key.ts'
import { readKept, removeKept, writeKept } from '#platform/database.ts'
import { randomHex } from '#platform/random.ts'
import { KEYS, readStored, writeStored } from '#platform/storage.ts'
import { asOwner, holdClaim, isMine, isOpenHere, takeOver, useDraftClaim } from './draft-owner.ts'
import { noteKept, restOf } from './unkept.ts'
import { forgetUploads } from './uploads.ts'
import { useAtOnce } from './use-at-once.ts'

/** Milliseconds. */
const DELAY = 300

type Kept = Omit<Draft, 'text'>

interface Entry {
  draft: Draft
  prefill: string
  /** Whether local storage took it; otherwise this visit alone has it. */
  isStored: boolean
  /** What was changed while IndexedDB was still being read; null once it is. */
  early: readonly DraftChange[] | null
  /** IndexedDB did not give it: as if it were still being read, until its author goes on without it. */
  isUnreadable: boolean
}

/** What shall be different; a function of the draft where something else may have changed it meanwhile. */
export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft>)

const entries = new Map<string, Entry>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

const newKey = () => randomHex(IDEMPOTENCY_KEY_BYTES)

/** As it lies here, whether it is open or not. */
export async function readDraft(key: string): Promise<Draft> {
  const text = readStored(key) ?? ''
  const kept = await readKept<Kept>('drafts', key)
  return { ...emptyDraft(text, newKey()), ...kept, text }
}

function put(key: string, entry: Entry): void {
  entries.set(key, entry)
  noteKept(key, entry.isStored)
  for (const tell of listeners) tell()
}

/** What this tab knows of a draft. Without an editor here another tab may have changed it since. */
function current(key: string): Entry | undefined {
  const known = entries.get(key)
  const isOnlyHere = known?.isStored === false || Boolean(known?.early?.length)
  return isOpenHere(key) || isOnlyHere ? known : undefined
}

/** The draft as far as local storage knows it; the rest follows. */
function open(key: string, prefill: string): void {
  const known = current(key)
  if (known) entries.set(key, { ...known, prefill })
  else read(key, prefill)
}

function read(key: string, prefill: string): void {
  const text = readStored(key)
  const draft = emptyDraft(text ?? prefill, newKey())
  // Without a text there is no draft: what is still in IndexedDB belongs to one that another tab just published.
  const early = text === null ? null : []
  put(key, { draft, prefill, isStored: true, early, isUnreadable: false })
  if (early) void restore(key, draft)
}

const readAgain = (key: string) => read(key, entries.get(key)?.prefill ?? '')

/** What the tabs do that show the same draft: one writes, the others follow. */
const watch = (key: string) => ({
  onGained: () => readAgain(key),
  onWritten: () => readAgain(key),
  onPublished() {
    const sent = entries.get(key)?.draft.tried?.texts ?? []
    void leavePublished(key, readStored(KEYS.published), sent)
  },
  onLost() {
    if (!timers.has(key)) return
    clearTimeout(timers.get(key))
    timers.delete(key)
    void write(key) // the last words of this tab
  },
  onLeft() {
    if (timers.has(key)) void keep(key) // before somebody opens it again and reads
  },
})

/** Whatever was changed in the meantime is done once more to the whole draft, and written only then. */
async function restore(key: string, opened: Draft): Promise<void> {
  const kept = await readKept<Kept>('drafts', key).catch((error: unknown) => {
    console.error('the draft could not be restored', error)
    return null
  })
  const entry = entries.get(key)
  // Read again since, or put in its place: every opening has a key of its own until it is restored.
  if (!entry?.early || entry.draft.idempotencyKey !== opened.idempotencyKey) return
  if (kept === null) {
    put(key, { ...entry, isUnreadable: true })
    return
  }
  const draft = entry.early.reduce(applied, { ...opened, ...kept, text: opened.text })
  put(key, { ...entry, draft, early: null })
  if (entry.early.length > 0) await keep(key)
}

/** What could not be read is given up, and written over with what is shown. */
function goOnWithout(key: string): void {
  const entry = entries.get(key)
  if (!entry) return
  put(key, { ...entry, early: null, isUnreadable: false })
  void keep(key)
}

async function keep(key: string): Promise<void> {
  clearTimeout(timers.get(key))
  timers.delete(key)
  if (isMine(key)) await write(key)
}

async function write(key: string): Promise<void> {
  const entry = entries.get(key)
  if (!entry || entry.early) return
  const { text: _, ...kept } = entry.draft
  try {
    if (isUntouched(entry.draft, entry.prefill)) await removeKept('drafts', key)
    else await writeKept('drafts', key, kept)
    noteKept(restOf(key), true)
  } catch (error) {
    console.error('the draft could not be kept', error)
    noteKept(restOf(key), false)
  }
}

const patchOf = (draft: Draft, changed: DraftChange) =>
  typeof changed === 'function' ? changed(draft) : changed

const applied = (draft: Draft, changed: DraftChange): Draft => ({
  ...draft,
  changedAt: Date.now(),
  ...patchOf(draft, changed),
})

function change(key: string, changed: DraftChange): void {
  const entry = current(key)
  if (!entry) void changeClosed(key, changed)
  // An upload may end here after another tab has taken the draft over; that tab uploads by itself.
  if (!entry || !isMine(key)) return
  const patch = patchOf(entry.draft, changed)
  const draft = applied(entry.draft, patch)
  const isStored = writeStored(key, isUntouched(draft, entry.prefill) ? null : draft.text)
  put(key, { ...entry, draft, isStored, early: entry.early && [...entry.early, changed] })
  if (Object.keys(patch).some((field) => field !== 'text')) void keep(key)
  else keepSoon(key)
}

/** An upload ends after its editor was closed. Where another tab has opened the draft since, that one uploads by itself. */
async function changeClosed(key: string, changed: DraftChange): Promise<void> {
  try {
    await asOwner(key, async () => {
      const draft = await readDraft(key)
      if (readStored(key) === null) return // published or deleted
      const { text: _, ...kept } = { ...draft, ...patchOf(draft, changed) }
      await writeKept('drafts', key, kept)
    })
  } catch (error) {
    console.error('the draft could not be changed', error)
  }
}

/** Typing changes only the text, which is safe already; its key follows when the hand rests. */
function keepSoon(key: string): void {
  clearTimeout(timers.get(key))
  timers.set(
    key,
    setTimeout(() => void keep(key), DELAY),
  )
}

/** It has left the editor: nothing is left of it there, and the next post has a key of its own. */
export async function clearDraft(key: string): Promise<void> {
  if (!isMine(key)) return
  const { prefill = '' } = current(key) ?? {}
  writeStored(key, null)
  const draft = emptyDraft(prefill, newKey())
  put(key, { prefill, draft, isStored: true, early: null, isUnreadable: false })
  await keep(key)
}

/** What was sent leaves the editor, also that of a tab which has taken it over meanwhile. */
async function clearSent(key: string, { idempotencyKey, text }: Draft): Promise<void> {
  if (!isMine(key)) writeStored(KEYS.published, idempotencyKey)
  await leavePublished(key, idempotencyKey, [text])
}

/** Makes another post of what was written on since, with a key of its own and files of its own: the published one has those of before. */
async function leavePublished(
  key: string,
  published: string | null,
  texts: readonly string[],
): Promise<void> {
  const draft = entries.get(key)?.draft
  if (draft?.idempotencyKey !== published) return
  if (texts.includes(draft.text)) await clearDraft(key)
  else
    change(key, ({ attachments }) => ({
      idempotencyKey: newKey(),
      tried: null,
      attachments: withoutUploads(attachments),
    }))
}

/** The draft as it goes to the server now; kept before, so that the next try knows of this one. */
async function markTried(key: string, visibility: Visibility): Promise<void> {
  change(key, (draft) => ({ tried: tryAt(draft, visibility, Date.now()).tried }))
  await keep(key)
}

/** Puts a draft back where it was written. False where something else is being written, or where another tab may do so. */
export async function adoptDraft(context: DraftContext, draft: Draft): Promise<boolean> {
  const key = draftKey(context)
  return (await asOwner(key, () => place(key, draft))) ?? false
}

async function place(key: string, draft: Draft): Promise<boolean> {
  const { draft: former = null, prefill = '' } = current(key) ?? {}
  if (former ? !isUntouched(former, prefill) : readStored(key) !== null) return false
  const isStored = writeStored(key, draft.text)
  put(key, { draft, prefill, isStored, early: null, isUnreadable: false })
  await keep(key)
  return true
}

/** Of all drafts what this visit remembers. */
export function forgetDrafts(): void {
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  entries.clear()
  forgetUploads()
}

// A tab that is closed or put aside writes what is still waiting.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') for (const key of timers.keys()) void keep(key)
})

export function subscribeDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The draft of a context, saved with every change and back after a reload. */
export function useDraft(context: DraftContext, prefill: string) {
  const key = draftKey(context)
  useState(() => open(key, prefill))
  const isHere = useDraftClaim(key, watch(key))
  const entry = useAtOnce(subscribeDrafts, () => entries.get(key))
  return {
    /** Another tab writes it; here it can only be read, until it is taken over. */
    isElsewhere: !isHere,
    takeOver: () => takeOver(key),
    draft: entry?.draft ?? emptyDraft(prefill, ''),
    /** Only its text is known; nobody can say yet who it is for. */
    isIncomplete: entry?.early !== null,
    isUnreadable: entry?.isUnreadable ?? false,
    goOnWithout: () => goOnWithout(key),
    change: (changed: DraftChange) => change(key, changed),
    markTried: (visibility: Visibility) => markTried(key, visibility),
    /** Keeps it this tab's while it is being sent, whether its editor stays open or not; answers what ends that. */
    hold: () => holdClaim(key, watch(key)),
    clearSent: (sent: Draft) => clearSent(key, sent),
  }
}
