import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useInstance } from '#data/connection/instance.ts'
import { useLens } from '#data/home-lens/lensed-home.ts'
import { followParents } from '#data/posts/parents.ts'
import { homeTimelineQuery } from '#data/posts/timelines.ts'
import { isKnownSince } from '#domain/instance.ts'
import { passes } from '#domain/post/lens.ts'
import { ParentWords } from './ParentWords.tsx'
import { parentWords } from './parent-words.ts'

/**
 * Lets the replies of Home show what they answer, and finds it (docs/spec/timelines.md#what-a-reply-answers).
 * It shows nothing itself. The words stay when Home is left, so that Back finds every row as high as it was.
 */
export function HomeParents() {
  const client = useQueryClient()
  const mayAsk = isKnownSince(useInstance()?.version ?? '', 5, 8)
  useEffect(() => parentWords.set(ParentWords), [])
  const lens = useLens()
  useEffect(
    () => followParents(client, homeTimelineQuery, mayAsk, (entry) => passes(lens, entry)),
    [client, mayAsk, lens],
  )
  return null
}
