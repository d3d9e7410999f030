import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { watchLeftMutations } from '#data/connection/left-mutations.ts'
import { useText } from '#i18n/i18n.ts'
import { errorToast } from './error-toast.ts'

/**
 * Says of every action why it failed when its control is not on the page any more
 * (docs/spec/conventions.md#error-texts).
 */
export function useLeftFailures(): void {
  const t = useText()
  const client = useQueryClient()
  const tell = useEffectEvent((error: Error) => errorToast(error, t))
  useEffect(() => watchLeftMutations(client, (error) => tell(error)), [client])
}
