/** Saves the lists of follows and followers as files (docs/spec/account.md#export). */
import { useMutation } from '@tanstack/react-query'
import { exportFollowers, exportFollows } from '#contract/endpoints/moving.ts'
import { addressesIn } from '#contract/entities/address-list.ts'
import { download } from '#platform/input/download.ts'
import { call } from '../connection/api.ts'

const EXPORTS = { follows: exportFollows, followers: exportFollowers } as const

export type ExportKind = keyof typeof EXPORTS

/** The number of addresses that were saved, and of lines that were left out because they hold none. */
export interface Exported {
  count: number
  unreadable: number
}

/** Loads a list as the text of a file. Fails when the answer is no such list. */
export async function loadExport(kind: ExportKind): Promise<Exported & { csv: string }> {
  const { addresses, unreadable } = addressesIn(await call(EXPORTS[kind], {}))
  return { csv: addresses.map((line) => `${line}\n`).join(''), count: addresses.length, unreadable }
}

/** Returns the mutation that saves a list and returns what was saved. An empty list becomes no file. */
export function useExport(kind: ExportKind) {
  return useMutation({
    mutationFn: async (): Promise<Exported> => {
      const { csv, count, unreadable } = await loadExport(kind)
      if (count > 0) download(`${kind}.csv`, new Blob([csv], { type: 'text/csv' }))
      return { count, unreadable }
    },
  })
}
