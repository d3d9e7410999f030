/** How long a server may take to begin its answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000

/**
 * Asks the server itself for a script or a style sheet, and puts it into the browser's cache; returns whether
 * it is there. Some servers send their page in place of a file that they do not have, which the browser would
 * go on to use for days (docs/spec/navigation.md#a-file-that-does-not-come).
 */
export async function renewFile(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
    const answer = await fetch(address, { cache: 'reload', redirect: 'error', signal })
    await answer.text()
    return answer.ok && /script|css/.test(answer.headers.get('content-type') ?? '')
  } catch {
    return false // whoever needs the file asks again
  }
}
