/** Keeps the settings of clients (docs/server/settings.md#settings). */
import { updateClientConfig } from '#contract/endpoints/settings.ts'
import { presentOwnAccount } from '../presenters/account.ts'
import { databaseError, forbidden, invalid } from '../refusal.ts'
import { serve } from '../serve.ts'

/** The most bytes of JSON that all settings of a person may have. */
const MOST = 20_000

const sizeOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

export const settings = [
  serve(updateClientConfig, ({ viewer, view, body }) => {
    const { user } = viewer
    if (!user) throw forbidden()
    if (Object.keys(body).length !== 1) throw invalid("can't update more than one config")
    // The old value of the key counts as well.
    if (sizeOf(user.client_config) + sizeOf(body) > MOST) throw invalid('client config size exceeds limit')
    if (JSON.stringify(body).includes('\\u0000')) throw databaseError()
    user.client_config = { ...user.client_config, ...body }
    return presentOwnAccount(viewer, view)
  }),
]
