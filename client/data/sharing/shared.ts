/**
 * Stores what other programs, pages and bookmarks have shared, until somebody writes about it. It waits on
 * the device, also for somebody who has still to sign in (docs/spec/writing.md#what-others-share).
 */
import { queryOptions } from '@tanstack/react-query'
import { SHARE_PATH, SHARED_FORMS, sharedText, withShared } from '#domain/sharing/shared-text.ts'
import { dropReceivedForms, receivedForms } from '#platform/storage/received-forms.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { STORED } from '../storage/stored-values.ts'

export interface Shared {
  text: string
  files: readonly File[]
  /** Some of it could not be stored. */
  isIncomplete: boolean
}

/** Reads what waits, once for each visit of the page. */
export const sharedQuery = queryOptions({
  queryKey: ['shared'],
  queryFn: () => readShared(),
  staleTime: 0,
  gcTime: 0,
  retry: false,
})

/**
 * Returns what waits, together with what the address of the page brings; null where there is nothing. The
 * address is emptied, so that a reload does not bring the same once more.
 */
async function readShared(): Promise<Shared | null> {
  const query = new URLSearchParams(location.search)
  const isIncomplete = query.has('failed')
  const forms = await receivedForms(SHARED_FORMS)
  const files = forms.flatMap((form) => form.getAll('files')).filter(isFile)
  const waiting = readStoredValue(STORED.shared)
  const asked = textOf(query)
  const stored = withShared(waiting ?? '', asked)
  const text = forms.map(textOf).reduce(withShared, stored)
  if (text === '' && files.length === 0 && !isIncomplete) return null
  const isStored = writeStoredValue(STORED.shared, stored)
  if (isStored && location.pathname === SHARE_PATH) history.replaceState(history.state, '', SHARE_PATH)
  return { text, files, isIncomplete }
}

const isFile = (entry: FormDataEntryValue): entry is File => entry instanceof File && entry.size > 0

function textOf(parts: URLSearchParams | FormData): string {
  const part = (name: string) => {
    const value = parts.get(name)
    return typeof value === 'string' ? value : null
  }
  return sharedText({ title: part('title'), text: part('text'), url: part('url') })
}

/** Returns whether something waits. */
export const isAnythingShared = () => readStoredValue(STORED.shared) !== null

/** Forgets what was shared: it has become a draft, or nobody wants it. */
export async function forgetShared(): Promise<void> {
  writeStoredValue(STORED.shared, null)
  await dropReceivedForms(SHARED_FORMS)
}
