import { type InferOutput, number, object } from 'valibot'
import { text } from '../tolerant.ts'
import { Account } from './account.ts'

/** Who pays the viewer, and until when; it may be over (contract 2.9). */
export const Subscription = object({ id: number(), sender: Account, expires_at: text() })
export type Subscription = InferOutput<typeof Subscription>
