import { useState } from 'react'
import { useViewer } from '#data/connection/session.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { navigate } from '#platform/page/location.ts'
import { patiently } from '#platform/start/patience.ts'

const SignOutQuestion = lazyPart(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion)

/**
 * Returns a function that signs out, and the question that it may ask first: signing out deletes unsent text
 * (docs/spec/session.md#logout-with-unsent-text).
 */
export function useSignOut() {
  const viewer = useViewer()
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  async function signOut(isSure: boolean) {
    if (isLeaving) return
    setLeaving(true)
    // It has come with what is loaded late (vite/chunks.ts).
    const { leave } = await patiently(() => import('#data/account/leave.ts'))
    if (await leave(isSure, viewer?.id)) navigate(pathTo('landing-page'))
    else setAsking(true)
    setLeaving(false)
  }

  const question = isAsking && (
    <SignOutQuestion
      busy={isLeaving}
      onConfirm={() => void signOut(true)}
      onCancel={() => setAsking(false)}
    />
  )
  return { askToSignOut: () => void signOut(false), isLeaving, question }
}
