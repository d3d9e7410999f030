/**
 * Decides when the form for signing in and registering may be sent (docs/spec/sign-in.md#username,
 * docs/spec/sign-in.md#invite-code, docs/spec/sign-in.md#when-the-form-can-be-sent).
 */
import type { Instance } from '#contract/entities/instance.ts'

export type SignInMode = 'sign-in' | 'sign-up'
export type SignInMethod = 'password' | 'eip4361' | 'caip122_monero'

export interface SignInFields {
  username: string
  password: string
  inviteCode: string
}

/** Returns the username without the spaces that a keyboard or a paste has put around it. */
export const trimUsername = (typed: string) => typed.trim()

export const isValidUsername = (typed: string) => /^[A-Za-z0-9_-]+$/.test(trimUsername(typed))

/** Returns whether the form needs an invite code: to register while registrations are closed. */
export const needsInvite = (mode: SignInMode, instance: Pick<Instance, 'registrations'>) =>
  mode === 'sign-up' && !instance.registrations

/** Returns whether the form is complete and valid. */
export function canSubmit(
  mode: SignInMode,
  fields: SignInFields,
  instance: Pick<Instance, 'registrations'>,
): boolean {
  if (!isValidUsername(fields.username) || fields.password === '') return false
  return !needsInvite(mode, instance) || fields.inviteCode.trim() !== ''
}

/** Returns the methods that the instance offers and the client supports, in the instance's order. */
export const offeredMethods = (
  instance: Pick<Instance, 'authentication_methods'>,
  supported: readonly SignInMethod[],
): SignInMethod[] =>
  instance.authentication_methods.flatMap((method) => supported.filter((known) => known === method))
