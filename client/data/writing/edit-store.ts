/**
 * Edits that were begun and not saved. They lie in local storage under keys of their own, apart from drafts, and are
 * offered again when the same post is edited (experience "Write"). New files lie with those of drafts.
 */
import { useState } from 'react'
import { array, boolean, type InferOutput, nullable, object, optional, safeParse, string } from 'valibot'
import { Attachment } from '#contract/entities/attachment.ts'
import type { Post } from '#contract/entities/post.ts'
import { isSameEdit, type PostEdit } from '#domain/composer/edit.ts'
import { editKey } from '#domain/composer/edit-key.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { readJson } from '../connection/api-error.ts'
import { rememberAddress } from './attached-files.ts'
import { dropUpload } from './uploads.ts'
import { useAtOnce } from './use-at-once.ts'

const KeptAttachment = object({
  key: string(),
  name: string(),
  mediaType: string(),
  description: string(),
  uploaded: nullable(Attachment),
  isPublished: optional(boolean()),
  isOriginal: optional(boolean()),
})

const Kept = object({
  text: string(),
  sensitive: boolean(),
  attachments: array(KeptAttachment),
  /** When the post had been edited last; another time means that it was changed elsewhere since. */
  editedAt: nullable(string()),
})
type Kept = InferOutput<typeof Kept>

interface Entry {
  edit: PostEdit
  /** The post as it is. */
  initial: PostEdit
  editedAt: string | null
  /** What is shown was kept from an earlier time; `outdated`: the post is not what it was then. */
  restored: 'current' | 'outdated' | null
}

const entries = new Map<string, Entry>()
const listeners = new Set<() => void>()

function put(key: string, entry: Entry): void {
  entries.set(key, entry)
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readKept(key: string): Kept | null {
  const kept = safeParse(Kept, readJson(readStored(key) ?? ''))
  return kept.success ? kept.output : null
}

function open(key: string, initial: PostEdit, editedAt: string | null): Entry {
  for (const attachment of initial.attachments) rememberAddress(attachment)
  const former = entries.get(key)
  const kept = former ? { ...former.edit, editedAt: former.editedAt } : readKept(key)
  if (!kept || isSameEdit(kept, initial)) return { edit: initial, initial, editedAt, restored: null }
  const { text, sensitive, attachments } = kept
  const restored = kept.editedAt === editedAt ? 'current' : 'outdated'
  return { edit: { text, sensitive, attachments }, initial, editedAt, restored }
}

type EditChange = Partial<PostEdit> | ((edit: PostEdit) => Partial<PostEdit>)

function change(key: string, changed: EditChange): void {
  const entry = entries.get(key)
  if (!entry) return
  const patch = typeof changed === 'function' ? changed(entry.edit) : changed
  const edit = { ...entry.edit, ...patch }
  put(key, { ...entry, edit })
  const kept: Kept = { ...edit, attachments: [...edit.attachments], editedAt: entry.editedAt }
  writeStored(key, isSameEdit(edit, entry.initial) ? null : JSON.stringify(kept))
}

/** Back to the post as it is. */
function discard(key: string): void {
  const entry = entries.get(key)
  if (!entry) return
  writeStored(key, null)
  for (const { key: file, isPublished } of entry.edit.attachments) if (!isPublished) dropUpload(file)
  put(key, { ...entry, edit: entry.initial, restored: null })
}

/** After a successful save. */
function clear(key: string): void {
  const files = entries.get(key)?.edit.attachments ?? []
  entries.delete(key)
  writeStored(key, null)
  for (const file of files) dropUpload(file.key)
}

/** Signing out: what was kept is wiped with everything else in local storage. */
export const forgetEdits = () => entries.clear()

/** What shall become of a post, kept with every change until it is saved. */
export function useEdit({ id, edited_at }: Post, initial: PostEdit) {
  const key = editKey(id)
  const [opened] = useState(() => {
    const entry = open(key, initial, edited_at)
    entries.set(key, entry)
    return entry
  })
  const { edit, restored } = useAtOnce(subscribe, () => entries.get(key) ?? opened)
  return {
    edit,
    restored,
    change: (changed: EditChange) => change(key, changed),
    discard: () => discard(key),
    clear: () => clear(key),
  }
}
