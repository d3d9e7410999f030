import { useState } from 'react'

/**
 * Returns which pictures of the viewer cannot be shown, by their indexes, and how often they were asked for
 * again.
 */
export function useFailedPictures() {
  const [failed, setFailed] = useState<readonly number[]>([])
  /** The pictures for which nobody had asked last. */
  const [unasked, setUnasked] = useState<readonly number[]>([])
  const [tries, setTries] = useState(0)

  /** Notes that a picture is asked for again. */
  function noteRetry(index: number, isUnasked: boolean) {
    setFailed(failed.filter((at) => at !== index))
    setUnasked(isUnasked ? [...unasked, index] : unasked.filter((at) => at !== index))
    setTries(tries + 1)
  }

  return {
    tries,
    hasFailed: (index: number) => failed.includes(index),
    /** Returns whether nobody had asked for the last try. */
    isUnasked: (index: number) => unasked.includes(index),
    noteFailure: (index: number) => setFailed((former) => [...former, index]),
    noteRetry,
  }
}
