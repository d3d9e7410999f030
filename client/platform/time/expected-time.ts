import { KEYS, readStored } from '#platform/storage/storage.ts'

/**
 * Returns the time at the server in milliseconds, as the last visit has left it to this one: the clock of the
 * device, put right by what it was wrong then (docs/spec/clocks.md#the-time-of-the-server).
 */
export const expectedTime = (): number => Date.now() + (Number(readStored(KEYS.clock)) || 0)
