import { type InferOutput, object } from 'valibot'
import { optionalText, text } from '../tolerant.ts'

/** A server whose posts and people this one does not take (docs/server/instance.md#domain-blocks). */
export const DomainBlock = object({ domain: text(), comment: optionalText() })
export type DomainBlock = InferOutput<typeof DomainBlock>
