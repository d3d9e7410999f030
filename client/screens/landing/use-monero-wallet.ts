import { boolean, fallback, type InferOutput, nullable, object, parse, picklist, string } from 'valibot'
import { ApiError } from '#data/connection/api-error.ts'
import type { SignInProof } from '#data/connection/request-token.ts'
import { RegisteredWithoutSession } from '#data/connection/sign-in.ts'
import { freshParts } from '#data/connection/sign-in-message.ts'
import {
  EMPTY_INPUT,
  isSigned,
  type SignInInput,
  withAddress,
  withFreshMessage,
  withSignature,
} from '#domain/monero/sign-in-input.ts'
import { type AttemptEnd, attemptEnd } from '#domain/session/message-attempt.ts'
import { moneroMessage } from '#domain/wallet/sign-in-message.ts'
import { usePageValue } from '#platform/page/use-page-value.ts'

const Kept = object({
  typed: string(),
  isRight: boolean(),
  address: string(),
  message: string(),
  signature: string(),
  removed: nullable(picklist(['address', 'spent'])),
})

/**
 * Returns what is entered to sign in with Monero, and the message to sign (docs/spec/sign-in.md#monero).
 * Signing happens in another program, and a phone may drop the page meanwhile: a reload finds the same
 * message.
 */
export function useMoneroWallet(statement: string) {
  const [input, update] = usePageValue<SignInInput>('monero', (former) => readInput(former, statement))
  const write = (address: string) => moneroMessage({ ...freshParts(statement), address })

  return {
    input,
    isSigned: isSigned(input),
    /** `address` is null while the text is no address. */
    enterAddress: (typed: string, address: string | null) =>
      update((current) => withAddress(current, typed, address, write)),
    enterSignature: (pasted: string) => update((current) => withSignature(current, pasted)),
    prove: (): SignInProof => ({
      method: 'caip122_monero',
      message: input.message,
      signature: input.signature,
    }),
    /** Takes note of a failed attempt: a message that is used up makes way for a fresh one. */
    settle(error: unknown) {
      const end = moneroAttemptEnd(error)
      if (end === 'used' || end === 'unknown') update((current) => withFreshMessage(current, write))
    },
  }
}

export type MoneroWallet = ReturnType<typeof useMoneroWallet>

/** Returns how an attempt ended; null if the server did not refuse it. */
export function moneroAttemptEnd(error: unknown): AttemptEnd | null {
  const cause = error instanceof RegisteredWithoutSession ? error.cause : error
  return cause instanceof ApiError && cause.kind === 'refused' ? attemptEnd(cause) : null
}

/** Returns what was kept, unless the instance has another statement by now. */
function readInput(former: unknown, statement: string): SignInInput {
  const kept: InferOutput<typeof Kept> = parse(fallback(Kept, EMPTY_INPUT), former)
  return kept.message.includes(`\n\n${statement}\n\n`) ? kept : EMPTY_INPUT
}
