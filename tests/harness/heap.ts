/** Measures the memory of this thread. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Returns the bytes of the heap that are in use, after the garbage was collected. */
export async function heapInUse(): Promise<number> {
  // Objects that a first collection finds finished, the next one takes away.
  for (let time = 0; time < 3; time += 1) {
    collect()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return process.memoryUsage().heapUsed
}
