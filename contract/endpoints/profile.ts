import { array, boolean, nullish, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'

/**
 * Changes the viewer's own profile. Absent and null keep a value, `""` removes it. Images are plain base64
 * with a media type. `fields_attributes` replaces all fields (docs/server/accounts.md#update-credentials).
 */
export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/v1/accounts/update_credentials',
  access: 'required',
  body: object({
    display_name: nullish(string()),
    note: nullish(string()),
    avatar: nullish(string()),
    avatar_media_type: nullish(string()),
    header: nullish(string()),
    header_media_type: nullish(string()),
    bot: nullish(boolean()),
    locked: nullish(boolean()),
    fields_attributes: nullish(array(object({ name: string(), value: string() }))),
    mention_policy: nullish(string()),
    source: nullish(object({ privacy: nullish(string()), language: nullish(string()) })),
  }),
  returns: Account,
})
