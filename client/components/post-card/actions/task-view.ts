import { lazyPart } from '#i18n/lazy-part.ts'

/** Loaded with the first task; `preload` it where a task can be asked for. */
export const LazyTaskView = lazyPart(async () => (await import('./PostTaskView.tsx')).PostTaskView)
