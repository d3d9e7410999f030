/**
 * Counts and deletes what is stored on this device. The writing ends first, because it would store its
 * texts again (docs/spec/settings.md#what-is-stored-on-this-device).
 */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { KEYS, readStored } from '#platform/storage/storage.ts'
import { answersTable } from '../storage/answers-table.ts'
import { type StoredKind, storedSizes, wipeStored } from '../storage/device.ts'
import { keepNothing } from '../storage/keep-nothing.ts'
import { stopWriting } from './current-engine.ts'
import { setOutboxFlag } from './outbox-flag.ts'

/** Counts what is stored, each time somebody looks. */
export const storedSizesQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['stored-sizes', accountId],
    queryFn: () => storedSizes(accountId),
    staleTime: 0,
    gcTime: 0,
  })

/** Returns the mutation that deletes what is stored of some kinds. */
export function useWipeDevice(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (kinds: readonly StoredKind[]) => {
      if (kinds.includes('unsent')) stopWriting()
      await wipeStored(kinds, accountId)
      if (kinds.includes('other')) await answersTable.clear(accountId)
      setOutboxFlag(readStored(KEYS.outbox))
    },
    onSettled: () => client.invalidateQueries({ queryKey: storedSizesQuery(accountId).queryKey }),
  })
}

/** Returns the mutation that lets this device keep nothing of what is read on it, or keep it again. */
export function useKeepNothing(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: keepNothing,
    onSettled: () => client.invalidateQueries({ queryKey: storedSizesQuery(accountId).queryKey }),
  })
}
