import type { OpenState } from '#domain/composer/editor-state.ts'
import { UnreadableNotice } from './UnreadableNotice.tsx'
import { UnsavedNotice } from './UnsavedNotice.tsx'

/** Says what this device does not keep of a text as its author would expect. */
export function StorageNotices({
  stage,
  isUnsaved,
  onGoOn,
}: {
  stage: OpenState<unknown>['stage']
  isUnsaved: boolean
  /** Goes on without what cannot be read. */
  onGoOn: () => void
}) {
  return (
    <>
      {stage === 'unreadable' && <UnreadableNotice onGoOn={onGoOn} />}
      {isUnsaved && <UnsavedNotice />}
    </>
  )
}
