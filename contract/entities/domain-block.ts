import { type InferOutput, object } from 'valibot'
import { name, optionalText } from '../tolerant.ts'

/** A server whose posts and people this one does not take (docs/server/instance.md#domain-blocks). */
export const DomainBlock = object({ domain: name(), comment: optionalText() })
export type DomainBlock = InferOutput<typeof DomainBlock>
