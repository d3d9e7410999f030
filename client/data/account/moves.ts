/**
 * Moves the viewer's followers to another account (docs/spec/account.md#move-followers,
 * docs/server/settings.md#move-followers).
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { moveFollowers } from '#contract/endpoints/moving.ts'
import { call } from '../connection/api.ts'
import { showProfileHere } from './edit-profile.ts'

/** Returns the mutation that moves all followers to the account with this `acct`. */
export function useMoveFollowers() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (acct: string) => call(moveFollowers, { body: { target_acct: acct } }),
    onSuccess: (viewer) => {
      showProfileHere(client, viewer)
      // They leave one after the other; whoever opens the list asks again.
      client.removeQueries({ queryKey: ['accounts', 'followers'] })
    },
  })
}
