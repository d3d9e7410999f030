import { type InferOutput, object, optional, string } from 'valibot'
import { flag, id, optionalCount, optionalText, text } from '../tolerant.ts'

/** A token. `expires_in` is in seconds and absent on older servers (docs/server/session.md#tokenresponse). */
export const AccessToken = object({ access_token: string(), expires_in: optional(optionalCount(), null) })
export type AccessToken = InferOutput<typeof AccessToken>

/** A client that is registered with the server (docs/server/session.md#oauthapp). */
export const Application = object({ client_id: string(), client_secret: string() })
export type Application = InferOutput<typeof Application>

/**
 * A sign-in that has not expired. The server knows the name of the application only if the application was
 * registered (docs/server/settings.md#sessions).
 */
export const Session = object({
  id: id(),
  client_name: optionalText(),
  created_at: text(),
  is_current: flag(),
})
export type Session = InferOutput<typeof Session>
