/** Draws the page and puts it in the place of a snapshot, if one stands before it. */
import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { takeOver } from './snapshot/take-over.ts'

/** Draws the page into its root, in small steps; resolves when it has taken the place of a snapshot. */
export async function mount(page: ReactNode, root: Element): Promise<void> {
  startTransition(() => createRoot(root).render(page))
  await takeOver(root)
}
