import { record, string, unknown } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'

/**
 * Replaces the value of one key. The other keys stay (docs/server/settings.md#client-config,
 * docs/spec/calls.md#calls-for-preferences).
 */
export const updateClientConfig = endpoint({
  method: 'POST',
  path: '/api/v1/settings/client_config',
  access: 'required',
  body: record(string(), unknown()),
  returns: Account,
})
