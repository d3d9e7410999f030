/** Saves the lists of follows and followers as files (docs/spec/account.md#export). */
import { useMutation } from '@tanstack/react-query'
import { exportFollowers, exportFollows } from '#contract/endpoints/moving.ts'
import { download } from '#platform/input/download.ts'
import { call } from '../connection/api.ts'

const EXPORTS = { follows: exportFollows, followers: exportFollowers } as const

export type ExportKind = keyof typeof EXPORTS

/**
 * Loads a list as the text of a file, with the number of its addresses. Fails when the answer is no such
 * list.
 */
export async function loadExport(kind: ExportKind): Promise<{ csv: string; count: number }> {
  const csv = await call(EXPORTS[kind], {})
  return { csv, count: csv.split('\n').filter((line) => line.trim() !== '').length }
}

/**
 * Returns the mutation that saves a list and returns how many addresses it has. An empty list becomes no
 * file.
 */
export function useExport(kind: ExportKind) {
  return useMutation({
    mutationFn: async () => {
      const { csv, count } = await loadExport(kind)
      if (count > 0) download(`${kind}.csv`, new Blob([csv], { type: 'text/csv' }))
      return count
    },
  })
}
