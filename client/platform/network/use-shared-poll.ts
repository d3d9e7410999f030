import { useEffect, useEffectEvent } from 'react'
import { type Poll, pollTogether } from './shared-poll.ts'

/** Polls while the component is on screen; see `pollTogether`. */
export function useSharedPoll<Answer>({
  name,
  ask,
  receive,
  delay,
  pauseAfter,
  whileHidden,
}: Poll<Answer>): void {
  const askNow = useEffectEvent(ask)
  const receiveNow = useEffectEvent(receive)
  const delayNow = useEffectEvent(delay)
  const pauseNow = useEffectEvent(pauseAfter)
  useEffect(
    () =>
      pollTogether<Answer>({
        name,
        ask: askNow,
        receive: receiveNow,
        delay: delayNow,
        pauseAfter: pauseNow,
        whileHidden,
      }),
    [name, whileHidden],
  )
}
