import { type FormEvent, useState } from 'react'
import { useEthereumWallet } from '#components/wallet/use-ethereum-wallet.ts'
import type { Instance } from '#contract/entities/instance.ts'
import {
  type BeginSession,
  RegisteredWithoutSession,
  useSignIn,
  useSignUp,
} from '#data/connection/sign-in.ts'
import {
  availableMethods,
  canSubmit,
  firstMethod,
  needsInvite,
  type SignInFields,
  type SignInMode,
  signInMethod,
  trimUsername,
} from '#domain/session/sign-in-form.ts'
import { usePageState } from '#platform/page/use-page-state.ts'
import { proveWithEthereum } from './prove-with-ethereum.ts'
import { moneroAttemptEnd, useMoneroWallet } from './use-monero-wallet.ts'
import { isUnknownWallet } from './wallet-text.ts'

/** Nothing was chosen at first. */
const CHOICES = ['', 'password', 'eip4361', 'caip122_monero'] as const

const EMPTY: SignInFields = { username: '', password: '', inviteCode: '' }

/**
 * Returns what one wants to do and by which method. A reload keeps both: to sign with Monero, one leaves the
 * page.
 */
function useChoices(instance: Instance, hasWallet: boolean) {
  const [mode, setMode] = usePageState<SignInMode>('mode', ['sign-in', 'sign-up'])
  const [chosen, choose] = usePageState('method', CHOICES)
  const method = availableMethods(instance).find((each) => each === chosen)
  return { mode, setMode, method: method ?? firstMethod(instance, { hasWallet }), choose }
}

/**
 * Holds what is typed into the sign-in form, and signs in or registers with it. The text stays when a request
 * fails.
 */
export function useSignInForm(instance: Instance, begin: BeginSession, username: string) {
  const wallet = useEthereumWallet()
  const hasWallet = wallet.selected !== undefined
  const { mode, setMode, method, choose } = useChoices(instance, hasWallet)
  const [fields, setFields] = useState({ ...EMPTY, username })
  const monero = useMoneroWallet(instance.login_message)
  const signIn = useSignIn(begin)
  const signUp = useSignUp(begin)
  const current = mode === 'sign-in' ? signIn : signUp
  const hasInvite = needsInvite(mode, instance)
  const isComplete =
    method !== null && canSubmit(mode, method, { ...fields, isSigned: monero.isSigned, hasWallet }, instance)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isComplete || current.isPending) return
    const username = trimUsername(fields.username)
    const getProof = {
      password: () => ({ method: 'password', username, password: fields.password }) as const,
      eip4361: () => proveWithEthereum(wallet, instance.login_message),
      caip122_monero: monero.prove,
    }[method]
    if (mode === 'sign-in') {
      signUp.reset()
      signIn.mutate(getProof, { onError })
    } else {
      const inviteCode = hasInvite ? fields.inviteCode.trim() : null
      signUp.mutate({ username, inviteCode, getProof }, { onError })
    }
  }

  function onError(error: Error) {
    if (method === 'caip122_monero') monero.settle(error)
    if (error instanceof RegisteredWithoutSession) setMode('sign-in')
    else if (mode === 'sign-in' && method !== 'password' && isUnknownWallet(error)) setMode('sign-up')
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
    monero,
    fields,
    /** Whether the form asks for an invite code. */
    hasInvite,
    isComplete,
    isPending: current.isPending,
    /** Nothing has been sent in this mode yet. */
    isIdle: current.isIdle,
    error: current.error,
    /** The same signature may be accepted the next time. */
    mayTryAgain: method === 'caip122_monero' && moneroAttemptEnd(current.error) === 'unproven',
    /** The account was created, but it has no session yet: its owner has to sign in. */
    isRegistered: signUp.error instanceof RegisteredWithoutSession && signIn.isIdle,
    /** Somebody wanted to sign in with a wallet that nobody here has. */
    isWalletUnknown: mode === 'sign-up' && isUnknownWallet(signIn.error),
    onChange(field: keyof SignInFields, value: string) {
      choose(method ?? '') // a wallet that is found late does not take away what somebody types into
      setFields({ ...fields, [field]: value })
    },
    submit,
    reset,
    switchMode() {
      reset()
      setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')
    },
    switchMethod(name: string) {
      reset()
      choose(signInMethod(name))
    },
  }
}
