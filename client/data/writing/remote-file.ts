/**
 * A file from an address somebody typed: the browser fetches it, then it is like one from the disk
 * (docs/spec/attachments.md#file-from-an-address).
 */
import { FileProblem } from '#domain/composer/attachment.ts'

/** The server of the address must allow it; an error page is not a file. */
export async function fetchRemoteFile(address: string, signal: AbortSignal): Promise<File> {
  const { pathname } = new URL(address)
  const bytes = await download(address, signal)
  return new File([bytes], nameIn(pathname), { type: bytes.type })
}

async function download(address: string, signal: AbortSignal): Promise<Blob> {
  try {
    const answer = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal })
    if (!answer.ok) throw new Error(`the answer was ${answer.status}`)
    return await answer.blob()
  } catch (error) {
    signal.throwIfAborted()
    throw new FileProblem('download', { cause: error })
  }
}

function nameIn(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(last)
  } catch {
    return last // a % that stands for itself
  }
}
