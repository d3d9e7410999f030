/** Answers uploads and changes of descriptions (docs/server/media.md#calls). */
import { endpoint } from '#contract/endpoint.ts'
import { describeMedia, getMedia, uploadMedia } from '#contract/endpoints/media.ts'
import { base64ToBytes } from '../input/base64.ts'
import { checkDescription, checkUpload } from '../policies/media.ts'
import { presentAttachment } from '../presenters/attachment.ts'
import { notFound } from '../refusal.ts'
import { type Call, serve } from '../serve.ts'
import { addAttachment, addFile } from '../world/media.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** Version 2 of the call does the same as version 1: both answer at once. */
const uploadMediaAgain = endpoint({ ...uploadMedia, path: '/api/v2/media' })

const UPLOAD = { encoding: 'MJ' } as const

function upload({ world, viewer, view, body }: Call<typeof uploadMedia>) {
  const bytes = base64ToBytes(body.file)
  const media_type = body.media_type === 'application/ogg' ? 'audio/ogg' : body.media_type
  checkUpload(world, bytes, media_type)
  const file = addFile(world, bytes, media_type)
  const description = body.description ?? null
  checkDescription(description)
  return presentAttachment(addAttachment(world, { owner: viewer, file, media_type, description }), view)
}

export const media = [
  serve(uploadMedia, upload, UPLOAD),
  serve(uploadMediaAgain, (call) => upload(call), UPLOAD),

  serve(getMedia, ({ world, viewer, view, params }) =>
    presentAttachment(ownAttachment(world, viewer, params.id), view),
  ),

  serve(describeMedia, ({ world, viewer, view, params, body }) => {
    const description = body.description ?? null
    checkDescription(description)
    const attachment = ownAttachment(world, viewer, params.id)
    attachment.description = description
    return presentAttachment(attachment, view)
  }),
]

function ownAttachment(world: World, viewer: AccountRecord, id: string) {
  const attachment = world.attachments.get(id)
  if (attachment?.owner_id !== viewer.id) throw notFound('attachment')
  return attachment
}
