/**
 * Runs in the process of a server, before it (`node --expose-gc --import`): says how much memory the process
 * holds whenever it is asked, after the garbage was collected.
 */
import { setImmediate } from 'node:timers/promises'

process.on('message', async () => {
  // Objects that the first collection finds finished, the second one takes away.
  globalThis.gc()
  await setImmediate()
  globalThis.gc()
  process.send(process.memoryUsage())
})
