import { useEffect, useEffectEvent } from 'react'
import type { DraftEditor } from '#data/writing/editors.ts'
import type { Draft } from '#domain/composer/draft.ts'
import type { OpenState } from '#domain/composer/editor-state.ts'
import { withShared } from '#domain/sharing/shared-text.ts'
import type { Attaching } from './attachments/use-attach.ts'

/** A text and files from another program, for the draft that is being written. */
export interface SharedContent {
  text: string
  files: readonly File[]
  /** Is called when the draft has it. */
  onTaken: () => void
}

/**
 * Puts what was shared below the text of a draft and attaches its files, once the draft can be written here
 * (docs/spec/writing.md#what-others-share).
 */
export function useTakeShared(
  shared: SharedContent | undefined,
  {
    editor,
    stage,
    attaching,
  }: {
    editor: DraftEditor
    stage: OpenState<Draft>['stage']
    attaching: Attaching
  },
): void {
  const canTake = stage === 'writing' && shared !== undefined
  const take = useEffectEvent(() => {
    if (!shared) return
    if (shared.text) editor.change((former) => ({ text: withShared(former.text, shared.text) }))
    if (shared.files.length > 0) attaching.add(shared.files)
    shared.onTaken()
  })
  useEffect(() => {
    if (canTake) take()
  }, [canTake])
}
