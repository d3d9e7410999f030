import { type FormEvent, useState } from 'react'
import type { Instance } from '#contract/entities/instance.ts'
import { RegisteredWithoutSession, useSignIn, useSignUp } from '#data/connection/sign-in.ts'
import {
  canSubmit,
  needsInvite,
  type SignInFields,
  type SignInMode,
  trimUsername,
} from '#domain/session/sign-in-form.ts'
import { navigate } from '#platform/location.ts'
import { settleDrafts } from './settle-drafts.ts'

const EMPTY: SignInFields = { username: '', password: '', inviteCode: '' }

/** Holds what is typed into the sign-in form, and signs in or registers with it. The text stays when a request fails. */
export function useSignInForm(instance: Instance) {
  const [mode, setMode] = useState<SignInMode>('sign-in')
  const [fields, setFields] = useState(EMPTY)
  const signIn = useSignIn({ goTo, settleDrafts })
  const signUp = useSignUp({ goTo, settleDrafts })
  const current = mode === 'sign-in' ? signIn : signUp
  const hasInvite = needsInvite(mode, instance)
  const isComplete = canSubmit(mode, fields, instance)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isComplete || current.isPending) return
    const { password } = fields
    const username = trimUsername(fields.username)
    if (mode === 'sign-in') {
      signUp.reset()
      signIn.mutate({ username, password })
    } else {
      signUp.mutate(
        { username, password, inviteCode: hasInvite ? fields.inviteCode.trim() : null },
        { onError: (error) => error instanceof RegisteredWithoutSession && setMode('sign-in') },
      )
    }
  }

  function switchMode() {
    signIn.reset()
    signUp.reset()
    setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')
  }

  return {
    mode,
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
    onChange: (field: keyof SignInFields, value: string) => setFields({ ...fields, [field]: value }),
    submit,
    switchMode,
  }
}

const goTo = (path: string) => navigate(path, { replace: true })
