import { nullish, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Attachment } from '../entities/attachment.ts'

/**
 * Uploads a file. `file` is plain base64 without a `data:` prefix (docs/server/media.md#upload,
 * docs/spec/calls.md#calls-for-files).
 */
export const uploadMedia = endpoint({
  method: 'POST',
  path: '/api/v1/media',
  access: 'required',
  body: object({ file: string(), media_type: string(), description: nullish(string()) }),
  returns: Attachment,
})

/** Sets the description of a file. null clears it. */
export const describeMedia = endpoint({
  method: 'PUT',
  path: '/api/v1/media/:id',
  access: 'required',
  body: object({ description: nullish(string()) }),
  returns: Attachment,
})

export const getMedia = endpoint({
  method: 'GET',
  path: '/api/v1/media/:id',
  access: 'required',
  returns: Attachment,
})
