import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { useDraftText } from '#data/writing/drafts.ts'
import { type ComposerTask, draftContextOf } from '#domain/composer/task.ts'
import { mayCreatePost } from '#domain/session/permission.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { takeLostFocus } from '#platform/focus/hand-over.ts'
import { isPhone } from '#platform/page/visible-area.ts'
import { FoldedLine } from './FoldedLine.tsx'

const ComposerForm = lazyPart(async () => (await import('./ComposerForm.tsx')).ComposerForm)

/**
 * One line until it is used, then the editor of a task (docs/spec/conversations.md#answering-in-a-talk,
 * docs/spec/groups.md#who-may-write-to-a-group). While it is open it keeps the task that it was opened for.
 */
export function FoldedComposer({
  viewer,
  instance,
  task,
  prompt,
  isAskedFor = false,
}: {
  viewer: Account
  instance: Instance
  task: ComposerTask
  /** The words of the line while nothing waits there. */
  prompt: string
  /** The page was opened to go on with the draft. */
  isAskedFor?: boolean
}) {
  const [opened, setOpened] = useState<ComposerTask | null>(isAskedFor ? task : null)
  const [wasClosed, setWasClosed] = useState(false)
  const [coversPage] = useState(isPhone)
  const unsent = useDraftText(draftContextOf(task))
  if (!mayCreatePost(viewer)) return null

  const folded = (
    <FoldedLine
      prompt={prompt}
      unsent={opened ? null : unsent}
      // The focus goes back to where it came from.
      ref={wasClosed ? takeLostFocus : null}
      onPointerEnter={ComposerForm.preload}
      onFocus={ComposerForm.preload}
      onClick={() => setOpened(task)}
    />
  )
  if (!opened) return folded
  return (
    <>
      {coversPage && folded}
      <ComposerForm
        typeAhead
        viewer={viewer}
        instance={instance}
        task={opened}
        onDone={() => {
          setOpened(null)
          setWasClosed(true)
        }}
        placeholder={!coversPage && folded}
      />
    </>
  )
}
