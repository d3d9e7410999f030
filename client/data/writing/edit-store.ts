/**
 * Edits that were begun and not saved. They lie in local storage under keys of their own, apart from drafts, and are
 * offered again when the same post is edited (docs/spec/drafts-and-outbox.md#unsaved-edits). New files lie with those
 * of drafts.
 */
import { useState, useSyncExternalStore } from 'react'
import { array, boolean, type InferOutput, nullable, object, optional, safeParse, string } from 'valibot'
import { Attachment } from '#contract/entities/attachment.ts'
import type { Post } from '#contract/entities/post.ts'
import { isSameEdit, type PostEdit } from '#domain/composer/edit.ts'
import { editKey } from '#domain/composer/edit-key.ts'
import { readJson } from '#platform/read-json.ts'
import { onStoredElsewhere, readStored, writeStored } from '#platform/storage.ts'
import { rememberAddress } from './attached-files.ts'
import { holdClaim, isMine, isOpenHere, takeOver, useDraftClaim } from './draft-owner.ts'
import { noteKept } from './unkept.ts'
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
  /** Whether local storage took it; otherwise this visit alone has it. */
  isStored: boolean
}

const entries = new Map<string, Entry>()
const listeners = new Set<() => void>()

function put(key: string, entry: Entry): void {
  entries.set(key, entry)
  noteKept(key, entry.isStored)
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function parsed(stored: string | null): Kept | null {
  const kept = safeParse(Kept, readJson(stored ?? ''))
  return kept.success ? kept.output : null
}

const readKept = (key: string) => parsed(readStored(key))

const contentOf = ({ text, sensitive, attachments }: PostEdit): PostEdit => ({ text, sensitive, attachments })

/** What lies there; another tab may have written it since this one did. */
function keptOf(key: string): Kept | null {
  const known = entries.get(key)
  if (known?.isStored !== false) return readKept(key)
  return { ...known.edit, attachments: [...known.edit.attachments], editedAt: known.editedAt }
}

function open(key: string, initial: PostEdit, editedAt: string | null): Entry {
  for (const attachment of initial.attachments) rememberAddress(attachment)
  const kept = keptOf(key)
  const opened = { initial, editedAt, isStored: entries.get(key)?.isStored ?? true }
  if (!kept || isSameEdit(kept, initial)) return { ...opened, edit: initial, restored: null }
  const restored = kept.editedAt === editedAt ? 'current' : 'outdated'
  return { ...opened, edit: contentOf(kept), restored }
}

type EditChange = Partial<PostEdit> | ((edit: PostEdit) => Partial<PostEdit>)

function change(key: string, changed: EditChange): void {
  const entry = entries.get(key)
  // An upload may end here after another tab has taken the edit over, or has saved it.
  if (!entry || !isMine(key)) return
  const before = isOpenHere(key) ? entry.edit : keptOf(key)
  if (!before) return
  const edit = { ...contentOf(before), ...(typeof changed === 'function' ? changed(before) : changed) }
  const kept: Kept = { ...edit, attachments: [...edit.attachments], editedAt: entry.editedAt }
  const isStored = writeStored(key, isSameEdit(edit, entry.initial) ? null : JSON.stringify(kept))
  put(key, { ...entry, edit, isStored })
}

/** An edit that was given up: it can be put back as long as nothing else is begun in its place, and its files wait. */
interface Discarded {
  /** False where it cannot be put back any more. */
  putBack: () => boolean
  forget: () => void
}

/** Goes back to the post as it is. */
function discard(key: string): Discarded | null {
  const entry = entries.get(key)
  if (!entry) return null
  const stored = readStored(key)
  writeStored(key, null)
  put(key, { ...entry, edit: entry.initial, restored: null, isStored: true })
  return {
    putBack() {
      if (!isMine(key) || keptOf(key)) return false
      if (isOpenHere(key)) change(key, entry.edit)
      else writeStored(key, stored)
      return true
    },
    forget() {
      for (const { key: file, isPublished } of entry.edit.attachments) if (!isPublished) dropUpload(file)
    },
  }
}

/** After a successful save. What another tab took over meanwhile, and has changed, stays. */
function clearSaved(key: string, saved: PostEdit): void {
  const kept = keptOf(key)
  if (kept && !isSameEdit(kept, saved)) return
  const files = entries.get(key)?.edit.attachments ?? []
  entries.delete(key)
  if (!isMine(key)) return
  writeStored(key, null)
  noteKept(key, true)
  for (const file of files) dropUpload(file.key)
}

/** Of all edits what this visit remembers. */
export const forgetEdits = () => entries.clear()

/** Claims the edit of a post as long as its editor is shown; what another tab makes of the post meanwhile. */
export function useEditClaim(id: string) {
  const key = editKey(id)
  const isHere = useDraftClaim(key)
  const stored = useSyncExternalStore(
    (tell) => onStoredElsewhere(key, tell),
    () => readStored(key),
  )
  return isHere ? null : { edit: parsed(stored), takeOver: () => takeOver(key) }
}

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
    isChanged: !isSameEdit(edit, initial),
    restored,
    change: (changed: EditChange) => change(key, changed),
    discard: () => discard(key),
    /** Keeps it this tab's while it is being saved, whether its editor stays open or not; answers what ends that. */
    hold: () => holdClaim(key, {}),
    clearSaved: (saved: PostEdit) => clearSaved(key, saved),
  }
}
