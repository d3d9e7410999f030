import { useEffect, useEffectEvent } from 'react'
import { accountHere } from '../storage/storage.ts'
import { type Poll, pollTogether } from './shared-poll.ts'

/**
 * Polls while the component is on screen, together with the tabs of the same account; see `pollTogether`.
 */
export function useSharedPoll<Answer>({
  name,
  ask,
  receive,
  delay,
  pauseAfter,
  whileHidden,
}: Poll<Answer>): void {
  const ownName = `${name} ${accountHere()}`
  const askNow = useEffectEvent(ask)
  const receiveNow = useEffectEvent(receive)
  const delayNow = useEffectEvent(delay)
  const pauseNow = useEffectEvent(pauseAfter)
  useEffect(
    () =>
      pollTogether<Answer>({
        name: ownName,
        ask: askNow,
        receive: receiveNow,
        delay: delayNow,
        pauseAfter: pauseNow,
        whileHidden,
      }),
    [ownName, whileHidden],
  )
}
