/** Changes a preference. The server stores it for all devices (docs/spec/settings.md#saving-a-preference). */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateClientConfig } from '#contract/endpoints/settings.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Preferences } from '#domain/preference.ts'
import { configWith } from '#domain/preference-change.ts'
import { call } from './api.ts'
import { viewerQuery } from './session.ts'
import { currentToken } from './token.ts'

/** Returns the mutation that changes some preferences of the viewer and keeps the others. */
export function useSetPreference(viewer: Account) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changed: Partial<Preferences>) =>
      call(updateClientConfig, { body: configWith(viewer, changed) }),
    onSuccess: (account) => client.setQueryData(viewerQuery(currentToken()).queryKey, account),
  })
}
