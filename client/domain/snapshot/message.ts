/** The message by which a page hands its snapshot to the service worker. */
import type { Snapshot } from './page.ts'

/** Tells the worker to keep a snapshot in place of the one before, or none. */
export interface SnapshotMessage {
  kind: 'snapshot'
  snapshot: Snapshot | null
}
