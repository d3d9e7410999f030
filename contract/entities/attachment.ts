import { type InferOutput, object } from 'valibot'
import { id, optionalText, text } from '../tolerant.ts'

/** A file of a post (contract 2.7). The server knows no sizes. A type that is not known is a document. */
export const Attachment = object({
  id: id(),
  type: text('unknown'),
  url: text(),
  description: optionalText(),
})
export type Attachment = InferOutput<typeof Attachment>
