import { type FormEvent, useState } from 'react'
import { useEthereumWallet } from '#components/wallet/use-ethereum-wallet.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { type GetProof, RegisteredWithoutSession, useSignIn, useSignUp } from '#data/connection/sign-in.ts'
import {
  canSubmit,
  firstMethod,
  needsInvite,
  type SignInFields,
  type SignInMethod,
  type SignInMode,
  trimUsername,
} from '#domain/session/sign-in-form.ts'
import { navigate } from '#platform/location.ts'
import { proveWithEthereum } from './prove-with-ethereum.ts'
import { settleDrafts } from './settle-drafts.ts'
import { isUnknownWallet } from './wallet-text.ts'

const EMPTY: SignInFields = { username: '', password: '', inviteCode: '' }

/** Holds what is typed into the sign-in form, and signs in or registers with it. The text stays when a request fails. */
export function useSignInForm(instance: Instance) {
  const [mode, setMode] = useState<SignInMode>('sign-in')
  const [chosen, setChosen] = useState<SignInMethod | null>(null)
  const [fields, setFields] = useState(EMPTY)
  const wallet = useEthereumWallet()
  const signIn = useSignIn({ goTo, settleDrafts })
  const signUp = useSignUp({ goTo, settleDrafts })
  const current = mode === 'sign-in' ? signIn : signUp
  const method = chosen ?? firstMethod(instance, { hasWallet: wallet.all.length > 0 })
  const hasInvite = needsInvite(mode, instance)
  const isComplete = method !== null && canSubmit(mode, method, fields, instance)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isComplete || current.isPending) return
    const { password } = fields
    const username = trimUsername(fields.username)
    const getProof: GetProof =
      method === 'password'
        ? () => ({ method: 'password', username, password })
        : () => proveWithEthereum(wallet, instance.login_message)
    if (mode === 'sign-in') {
      signUp.reset()
      const onError = (error: Error) => method !== 'password' && isUnknownWallet(error) && setMode('sign-up')
      signIn.mutate(getProof, { onError })
    } else {
      signUp.mutate(
        { username, inviteCode: hasInvite ? fields.inviteCode.trim() : null, getProof },
        { onError: (error) => error instanceof RegisteredWithoutSession && setMode('sign-in') },
      )
    }
  }

  /** Begins anew with another method or the other mode; what was typed stays. */
  function reset() {
    wallet.giveUp()
    signIn.reset()
    signUp.reset()
  }

  return {
    mode,
    /** null where the instance offers none that works here. */
    method,
    wallet,
    fields,
    /** Whether the form asks for an invite code. */
    hasInvite,
    isComplete,
    isPending: current.isPending,
    /** Nothing has been sent in this mode yet. */
    isIdle: current.isIdle,
    error: current.error,
    /** The account was created, but it has no session yet: its owner has to sign in. */
    isRegistered: signUp.error instanceof RegisteredWithoutSession && signIn.isIdle,
    /** Somebody wanted to sign in with a wallet that nobody here has. */
    isWalletUnknown: mode === 'sign-up' && isUnknownWallet(signIn.error),
    onChange(field: keyof SignInFields, value: string) {
      setChosen(method) // a wallet that is found late does not take away what somebody types into
      setFields({ ...fields, [field]: value })
    },
    submit,
    switchMode() {
      reset()
      setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')
    },
    switchMethod(next: SignInMethod) {
      reset()
      setChosen(next)
    },
  }
}

const goTo = (path: string) => navigate(path, { replace: true })
