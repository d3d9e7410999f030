import { type InferOutput, object } from 'valibot'
import { id, optionalText, text } from '../tolerant.ts'

/**
 * A file of a post, without its size (docs/server/media.md#attachment). A file of an unknown type is a
 * document (docs/spec/data.md#data-of-a-file).
 */
export const Attachment = object({
  id: id(),
  type: text('unknown'),
  url: text(),
  description: optionalText(),
})
export type Attachment = InferOutput<typeof Attachment>
