/** Draws the page and puts it in the place of a snapshot, if one stands before it. */
import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { isSnapshotShown } from '#platform/start/shown-snapshot.ts'
import { takeOver } from './snapshot/take-over.ts'

/**
 * Draws the page into its root; resolves when it has taken the place of a snapshot. Beneath one it is drawn
 * in small steps, because nobody waits for it; without one somebody does.
 */
export async function mount(page: ReactNode, root: Element): Promise<void> {
  const draw = () => createRoot(root).render(page)
  if (isSnapshotShown()) startTransition(draw)
  else draw()
  await takeOver(root)
}
