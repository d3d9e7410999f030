/**
 * Whole drafts. The text lies in local storage, where it is safe at once; what does not fit there (audience, poll,
 * flags) lies in IndexedDB under the same name, and the files beside it (decisions "Drafts").
 */
import { useState, useSyncExternalStore } from 'react'
import { IDEMPOTENCY_KEY_BYTES } from '#domain/composer/composer.ts'
import { type Draft, type DraftContext, draftKey, emptyDraft, isUntouched } from '#domain/composer/draft.ts'
import { clearKept, readKept, removeKept, writeKept } from '#platform/database.ts'
import { randomHex } from '#platform/random.ts'
import { readStored, writeStored } from '#platform/storage.ts'

/** Milliseconds. */
const DELAY = 300

type Kept = Omit<Draft, 'text'>

interface Entry {
  draft: Draft
  prefill: string
}

const entries = new Map<string, Entry>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

const newKey = () => randomHex(IDEMPOTENCY_KEY_BYTES)

function put(key: string, entry: Entry): void {
  entries.set(key, entry)
  for (const tell of listeners) tell()
}

/** The draft as far as local storage knows it; the rest follows. */
function open(key: string, prefill: string): void {
  if (entries.has(key)) return
  const entry = { draft: emptyDraft(readStored(key) ?? prefill, newKey()), prefill }
  put(key, entry)
  void restore(key, entry)
}

async function restore(key: string, opened: Entry): Promise<void> {
  try {
    const kept = await readKept<Kept>('drafts', key)
    // Whoever has begun to change something is not overtaken by what lay there before.
    if (kept && entries.get(key) === opened)
      put(key, { ...opened, draft: { ...kept, text: opened.draft.text } })
  } catch (error) {
    console.error('the draft could not be restored', error)
  }
}

async function keep(key: string): Promise<void> {
  clearTimeout(timers.get(key))
  timers.delete(key)
  const entry = entries.get(key)
  if (!entry) return
  const { text: _, ...kept } = entry.draft
  try {
    if (isUntouched(entry.draft, entry.prefill)) await removeKept('drafts', key)
    else await writeKept('drafts', key, kept)
  } catch (error) {
    console.error('the draft could not be kept', error)
  }
}

/** What shall be different; a function of the draft where something else may have changed it meanwhile. */
export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft>)

function change(key: string, changed: DraftChange): void {
  const entry = entries.get(key)
  if (!entry) return
  const patch = typeof changed === 'function' ? changed(entry.draft) : changed
  const draft = { ...entry.draft, ...patch }
  put(key, { ...entry, draft })
  writeStored(key, isUntouched(draft, entry.prefill) ? null : draft.text)
  if (Object.keys(patch).some((field) => field !== 'text')) void keep(key)
  else keepSoon(key)
}

/** Typing changes only the text, which is safe already; its key follows when the hand rests. */
function keepSoon(key: string): void {
  clearTimeout(timers.get(key))
  timers.set(
    key,
    setTimeout(() => void keep(key), DELAY),
  )
}

/** After a successful save: nothing is left of it, and the next post has a key of its own. */
async function clearDraft(key: string): Promise<void> {
  const entry = entries.get(key)
  if (!entry) return
  const files = entry.draft.attachments
  put(key, { ...entry, draft: emptyDraft(entry.prefill, newKey()) })
  writeStored(key, null)
  await keep(key)
  await Promise.all(files.map((file) => removeKept('files', file.key)))
}

/** Signing out: nothing of any draft stays. */
export async function forgetDrafts(): Promise<void> {
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  entries.clear()
  await clearKept()
}

// A tab that is closed or put aside writes what is still waiting.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') for (const key of timers.keys()) void keep(key)
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The draft of a context, saved with every change and back after a reload. */
export function useDraft(context: DraftContext, prefill: string) {
  const key = draftKey(context)
  useState(() => open(key, prefill))
  const entry = useSyncExternalStore(subscribe, () => entries.get(key))
  return {
    draft: entry?.draft ?? emptyDraft(prefill, ''),
    change: (changed: DraftChange) => change(key, changed),
    /** Writes now what would be written soon. */
    keep: () => keep(key),
    clear: () => clearDraft(key),
  }
}
