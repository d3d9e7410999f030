import { withTexts } from '#i18n/lazy-part.ts'

/**
 * Fetches what is done with a post, while there is a connection: a lost one is no reason not to write or to like. What fails here
 * is fetched when it is asked for.
 */
export function preloadTasks(): void {
  const parts = () =>
    Promise.allSettled([
      import('#data/posts/send-action.ts'),
      import('./PostMenuItems.tsx'),
      import('./PostTaskView.tsx'),
      import('./DeletePostDialog.tsx'),
      import('#components/composer/ComposerForm.tsx'),
      import('#components/composer/EditForm.tsx'),
    ])
  withTexts(parts).catch((error: unknown) => console.warn('parts could not be fetched ahead', error))
}
