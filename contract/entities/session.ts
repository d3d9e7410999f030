import { type InferOutput, object, optional, string } from 'valibot'
import { optionalCount } from '../tolerant.ts'

/** A token. `expires_in` is in seconds and absent on older servers (docs/server/session.md#tokenresponse). */
export const AccessToken = object({ access_token: string(), expires_in: optional(optionalCount(), null) })
export type AccessToken = InferOutput<typeof AccessToken>
