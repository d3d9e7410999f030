/**
 * Imports follows and followers from lists of addresses (docs/spec/account.md#import-follows,
 * docs/spec/account.md#import-followers, docs/server/settings.md#import-follows,
 * docs/server/settings.md#import-followers).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { importFollowers, importFollows } from '#contract/endpoints/moving.ts'
import { call } from '../connection/api.ts'
import { currentToken } from '../connection/token.ts'
import { showProfile } from './edit-profile.ts'
import { storeMovingText } from './moving-texts.ts'
import { type Sent, sendPortions } from './send-portions.ts'

type Send = (csv: string) => Promise<unknown>

/** Returns the import of follows. `showRest` gets the text that is not sent yet, when the sending ends. */
export function useImportFollows(showRest: (text: string) => void) {
  return useImport('follows', (csv) => call(importFollows, { body: { follows_csv: csv } }), showRest)
}

/**
 * Returns the import of the followers of the actor `from`. The server answers with the viewer's new account.
 */
export function useImportFollowers(from: string, showRest: (text: string) => void) {
  const client = useQueryClient()
  const send: Send = async (csv) => {
    const body = { from_actor_id: from, followers_csv: csv }
    showProfile(client, await call(importFollowers, { body }))
  }
  return useImport('followers', send, showRest)
}

/**
 * Sends while the page is open: the portion on its way arrives, the next one stays in the text. It also ends
 * with the session, since the rest must not be sent, or kept, for somebody else.
 */
function useImport(field: 'follows' | 'followers', send: Send, showRest: (text: string) => void) {
  const client = useQueryClient()
  const [sent, setSent] = useState<Sent | null>(null)
  const stops = useRef(false)
  useEffect(
    () => () => {
      stops.current = true
    },
    [],
  )

  async function sendAll(text: string): Promise<boolean> {
    const token = currentToken()
    const isSameSession = () => currentToken() === token
    let rest = text
    stops.current = false
    try {
      return await sendPortions(text, {
        send,
        goesOn: () => !stops.current && isSameSession(),
        onSent(state) {
          setSent(state)
          rest = state.rest
          if (isSameSession()) storeMovingText(field, rest)
        },
      })
    } finally {
      // To show a long text takes time, so it is not done after each portion.
      if (isSameSession()) showRest(rest)
    }
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: sendAll,
    onSettled: () => forgetPeople(client),
  })

  return {
    /** Begins. Its `onSuccess` learns whether everything was sent, unless the page was left meanwhile. */
    start: mutate,
    /** Ends it after the portion that is on its way. */
    stop: () => {
      stops.current = true
    },
    isPending,
    error,
    sent: sent?.sent ?? 0,
    total: sent?.total ?? 0,
    reset: () => {
      reset()
      setSent(null)
    },
  }
}

/** Forgets who follows whom. The server changes it some time later; whoever needs it asks again. */
function forgetPeople(client: QueryClient) {
  for (const queryKey of [['accounts'], ['relationship']]) client.removeQueries({ queryKey })
}
