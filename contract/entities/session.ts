import { type InferOutput, object, optional, string } from 'valibot'
import { optionalCount } from '../tolerant.ts'

/** An issued token; `expires_in` in seconds, absent on older servers (contract 2.9). */
export const AccessToken = object({ access_token: string(), expires_in: optional(optionalCount(), null) })
export type AccessToken = InferOutput<typeof AccessToken>
