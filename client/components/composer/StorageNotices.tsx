import type { ReactNode } from 'react'
import type { OpenState } from '#domain/composer/editor-state.ts'
import { UnreadableNotice } from './UnreadableNotice.tsx'
import { UnsavedNotice } from './UnsavedNotice.tsx'

/** Says who writes a text, and what this device does not keep of it as its author would expect. */
export function StorageNotices({
  author,
  stage,
  isUnsaved,
  onGoOn,
}: {
  /** Says who writes. */
  author?: ReactNode
  stage: OpenState<unknown>['stage']
  isUnsaved: boolean
  /** Goes on without what cannot be read. */
  onGoOn: () => void
}) {
  return (
    <>
      {author}
      {stage === 'unreadable' && <UnreadableNotice onGoOn={onGoOn} />}
      {isUnsaved && <UnsavedNotice />}
    </>
  )
}
