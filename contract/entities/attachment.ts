import { type InferOutput, object } from 'valibot'
import { address, id, optionalText, text } from '../tolerant.ts'

/**
 * A file of a post, without its size (docs/server/media.md#attachment). A file of an unknown type is a
 * document (docs/spec/data.md#data-of-a-file); one without an address is none.
 */
export const Attachment = object({
  id: id(),
  type: text('unknown'),
  url: address(),
  description: optionalText(),
})
export type Attachment = InferOutput<typeof Attachment>
