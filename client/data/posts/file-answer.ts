/**
 * Asks the server what is wrong with a file that could not be shown
 * (docs/spec/media.md#files-that-cannot-be-shown).
 */
import { queryOptions } from '@tanstack/react-query'
import type { FileAnswer } from '#domain/post/file-problem.ts'
import { isOwnAddress } from '../connection/api.ts'

/** Milliseconds after which a server that says nothing counts as out of reach. */
const ANSWER_TIMEOUT_MS = 5000

/**
 * Returns the query of what the server says about a file; null where it says nothing. `tries` counts the
 * former failures.
 */
export const fileAnswerQuery = (url: string, tries: number) =>
  queryOptions({
    queryKey: ['file', url, tries],
    queryFn: ({ signal }) => askForFile(url, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })

async function askForFile(url: string, signal: AbortSignal): Promise<FileAnswer | null> {
  // Nobody but the person's own server may learn what they look at.
  if (!isOwnAddress(url)) return null
  const end = new AbortController()
  try {
    const { status, headers } = await fetch(url, {
      headers: { Range: 'bytes=0-0' },
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.any([signal, end.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    })
    return { status, type: headers.get('content-type') ?? '' }
  } catch (error) {
    signal.throwIfAborted()
    console.warn('the server says nothing about a file', error)
    return null
  } finally {
    end.abort() // the file itself is not wanted
  }
}
