/** The outbox as components see it. */
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import { useStore } from '#platform/storage/store.ts'
import { useWriting } from './current-engine.ts'

/**
 * Returns the posts that have left their editor and are not published, oldest first, without those that an
 * editor sends now.
 */
export function useOutbox(): readonly OutboxEntry[] {
  return useStore(useWriting().outbox.entries).filter(({ state }) => state !== 'sending')
}
