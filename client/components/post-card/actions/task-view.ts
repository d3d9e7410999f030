import { lazyPart } from '#i18n/lazy-part.ts'

/** Loads `PostTaskView` with the first task. Buttons that open a task call `preload`. */
export const LazyTaskView = lazyPart(async () => (await import('./PostTaskView.tsx')).PostTaskView)
