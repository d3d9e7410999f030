/** The client's calls, each held until the test answers it: for tests about the order of answers. */
import { connect } from '#data/connection/api.ts'

export interface HeldCall {
  url: string
  signal: AbortSignal
  /** Answers the call with a JSON value. */
  answer: (value: unknown) => void
}

/** Holds all calls from now on. Returns those that were made, in their order. */
export function holdCalls(): HeldCall[] {
  const calls: HeldCall[] = []
  connect({
    origin: 'http://kith.example',
    fetch: (url, { signal }) =>
      new Promise((resolve, reject) => {
        if (!signal) throw new Error('a call without an end')
        signal.addEventListener('abort', () => reject(signal.reason))
        calls.push({ url, signal, answer: (value) => resolve(Response.json(value)) })
      }),
  })
  return calls
}
