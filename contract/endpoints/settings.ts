import { record, string, unknown } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'

/** One key at a time: its whole value is replaced, the other keys stay (contract 1.11). */
export const updateClientConfig = endpoint({
  method: 'POST',
  path: '/api/v1/settings/client_config',
  access: 'required',
  body: record(string(), unknown()),
  returns: Account,
})
