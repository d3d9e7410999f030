import { withTexts } from '#i18n/lazy-part.ts'

/**
 * Loads the code of the actions on posts ahead of time, so that they work when the connection is lost. What cannot be loaded
 * now loads when it is used.
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
