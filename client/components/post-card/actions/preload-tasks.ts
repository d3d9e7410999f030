import { withTexts } from '#i18n/lazy-part.ts'
import { inTurn } from '#platform/page/idle.ts'

const PARTS: readonly (() => Promise<object>)[] = [
  () => import('./PostMenuItems.tsx'),
  () => import('./PostTaskView.tsx'),
  () => import('./DeletePostDialog.tsx'),
  () => import('#components/composer/ComposerForm.tsx'),
  () => import('#components/composer/EditForm.tsx'),
]

/**
 * Loads the code of the actions on posts ahead of time, so that they work when the connection is lost: one
 * part after another, each when the browser is idle. What cannot be loaded now loads when it is used.
 */
export async function preloadTasks(): Promise<void> {
  for (const load of PARTS) {
    await inTurn()
    await withTexts(load).catch((error: unknown) => console.warn('a part could not be fetched ahead', error))
  }
}
