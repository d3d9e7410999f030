import { useState } from 'react'
import { useInstance } from '#data/connection/instance.ts'
import { useFindUnknown } from '#data/feeds/known-servers.ts'
import type { Source } from '#domain/merged-feed/merged-feed.ts'
import { useText } from '#i18n/i18n.ts'
import { sourceProblem, sourcesIn, type TypedKind } from './source-problem.ts'

/**
 * Holds what is typed into the field for hashtags or a server, and says what is wrong with it. `onType` gets
 * the sources in it after every change (docs/spec/feeds.md#new-merged-feed).
 */
export function useTypedSources({
  kind,
  others,
  onType,
}: {
  kind: TypedKind
  others: readonly Source[]
  onType: (sources: readonly Source[]) => void
}) {
  const t = useText()
  const here = useInstance()?.uri ?? ''
  const [typed, setTyped] = useState('')
  const find = useFindUnknown()
  const sources = sourcesIn(kind, typed) ?? []
  const problem = sourceProblem(sourcesIn(kind, typed), { kind, others, here }, t)
  const [unknown] = find.data ?? []

  function type(text: string) {
    setTyped(text)
    find.reset()
    onType(sourcesIn(kind, text) ?? [])
  }

  /** Calls `take` with the sources once their servers are known. */
  function check(take: (checked: readonly Source[]) => void) {
    find.mutate(sources, { onSuccess: (strangers) => strangers.length === 0 && take(sources) })
  }

  return {
    typed,
    type,
    check,
    isReady: sources.length > 0 && problem === undefined,
    isChecking: find.isPending,
    problem: problem ?? (unknown && t('merged_feed.host_unknown', { host: unknown.value })),
    error: find.error,
  }
}
