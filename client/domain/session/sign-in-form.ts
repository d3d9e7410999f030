/**
 * Decides how people sign in, and when the form for it may be sent (docs/spec/sign-in.md#username,
 * docs/spec/sign-in.md#invite-code, docs/spec/sign-in.md#when-the-form-can-be-sent).
 */
import type { Instance } from '#contract/entities/instance.ts'
import { isStatement } from '../wallet/sign-in-message.ts'

export type SignInMode = 'sign-in' | 'sign-up'
export type SignInMethod = 'password' | 'eip4361' | 'caip122_monero'

export interface SignInFields {
  username: string
  password: string
  inviteCode: string
}

const METHODS: readonly SignInMethod[] = ['password', 'eip4361', 'caip122_monero']

const knownMethod = (name: string) => METHODS.find((method) => method === name)

/**
 * Returns the method of that name, and raises for one that is not known here
 * (docs/spec/sign-in.md#unknown-methods).
 */
export function signInMethod(name: string): SignInMethod {
  const method = knownMethod(name)
  if (method === undefined) throw new Error('invalid login type')
  return method
}

/** Returns the username without the spaces that a keyboard or a paste has put around it. */
export const trimUsername = (typed: string) => typed.trim()

export const isValidUsername = (typed: string) => /^[A-Za-z0-9_-]+$/.test(trimUsername(typed))

/** Returns whether the form needs an invite code: to register while registrations are closed. */
export const needsInvite = (mode: SignInMode, instance: Pick<Instance, 'registrations'>) =>
  mode === 'sign-up' && !instance.registrations

/**
 * Returns whether the form is complete and valid. `isSigned`: there are a Monero address and a signature.
 * `hasWallet`: the browser has an Ethereum wallet, without which the form could only fail.
 */
export function canSubmit(
  mode: SignInMode,
  method: SignInMethod,
  { isSigned, hasWallet, ...fields }: SignInFields & { isSigned: boolean; hasWallet: boolean },
  instance: Pick<Instance, 'registrations'>,
): boolean {
  if (method === 'caip122_monero' && !isSigned) return false
  if (method === 'eip4361' && !hasWallet) return false
  if (method !== 'password' && mode === 'sign-in') return true
  if (!isValidUsername(fields.username) || (method === 'password' && fields.password === '')) return false
  return !needsInvite(mode, instance) || fields.inviteCode.trim() !== ''
}

type Offer = Pick<Instance, 'authentication_methods' | 'blockchains' | 'login_message'>

/** Returns whether one has to own something on the blockchain to take part. */
const hasGate = ({ blockchains }: Offer) => blockchains.some(({ features }) => features.gate)

/**
 * Returns the known methods that the instance offers, in the instance's order (docs/spec/sign-in.md#methods).
 * No wallet is asked to sign words that could pass for another message
 * (docs/spec/sign-in.md#sign-in-messages).
 */
export function availableMethods(instance: Offer): SignInMethod[] {
  const offered: SignInMethod[] = hasGate(instance)
    ? ['eip4361']
    : instance.authentication_methods.flatMap((name) => knownMethod(name) ?? [])
  return isStatement(instance.login_message) ? offered : offered.filter((method) => method === 'password')
}

/** Returns the method with which the form begins; null where there is none. */
export function firstMethod(instance: Offer, { hasWallet }: { hasWallet: boolean }): SignInMethod | null {
  const methods = availableMethods(instance)
  if (methods.includes('eip4361') && (hasWallet || hasGate(instance))) return 'eip4361'
  return methods.find((method) => method === 'password') ?? methods[0] ?? null
}
