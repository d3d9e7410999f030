/** Returns whether a snapshot is shown in place of the page (docs/spec/offline.md#the-page-takes-over). */
export const isSnapshotShown = () => document.documentElement.dataset.snapshot !== undefined
