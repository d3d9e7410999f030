/**
 * The archive on the page: how far it is, and what begins, stops and forgets it
 * (docs/spec/account.md#archive).
 */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { type Archive, archiveName } from '#domain/archive/archive.ts'
import type { ArchiveWords } from '#domain/archive/page.ts'
import { download } from '#platform/input/download.ts'
import { forgetArchive, readArchive } from './archive-rows.ts'
import { runArchive } from './run-archive.ts'

const archiveQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['archive', accountId],
    queryFn: () => readArchive(accountId),
    staleTime: 0,
    gcTime: 0,
  })

/** It stops when the page is left, and goes on from there when it is continued. */
export function useArchive(account: Account) {
  const client = useQueryClient()
  const query = archiveQuery(account.id)
  const { data: archive, error } = useQuery(query)
  const show = (now: Archive | null) => client.setQueryData(query.queryKey, now)
  const stopping = useRef<AbortController | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  const run = useMutation({
    meta: { isQuiet: true }, // it ends with its page, and goes on from there
    mutationFn: async (words: ArchiveWords) => {
      const controller = new AbortController()
      stopping.current = controller
      const done = await runArchive({ account, words, signal: controller.signal, onProgress: show })
      const name = archiveName(account.username, done.archive.startedAt)
      download(name, done.zip)
      await forgetArchive(account.id)
      show(null)
      return { name, archive: done.archive }
    },
  })
  const forget = useMutation({
    mutationFn: () => forgetArchive(account.id),
    onSuccess: () => {
      run.reset()
      show(null)
    },
  })
  return { archive, error, run, forget, stop: () => stopping.current?.abort() }
}
