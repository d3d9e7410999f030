/** Changes the viewer's password (docs/spec/settings.md#change-password). */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePassword } from '#contract/endpoints/credentials.ts'
import { call } from '../connection/api.ts'
import { showProfileHere } from './edit-profile.ts'

/** Returns the mutation that sends a new password. The cache forgets the password with the form. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (password: string) => call(changePassword, { body: { new_password: password } }),
    onSuccess: (account) => showProfileHere(client, account),
  })
}
