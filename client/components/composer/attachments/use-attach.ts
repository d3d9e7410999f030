import { useState } from 'react'
import { cleanText } from '#contract/clean-text.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import { admit, type FileProblemKind, keepsOriginals } from '#domain/composer/attachment.ts'
import type { Draft, DraftAttachment } from '#domain/composer/draft.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import { isFolder } from '#platform/input/files.ts'

/** Takes the list as it is at that moment: uploads change it while somebody types. */
export type ChangeAttachments = (
  change: (attachments: readonly DraftAttachment[]) => readonly DraftAttachment[],
) => void

export interface RefusedFile {
  name: string
  kind: FileProblemKind
}

type WithFiles = Pick<Draft, 'attachments'>

/**
 * Returns how the files of an editor are changed and added to, and which of the last ones were refused for
 * which reason.
 */
export function useAttach(
  instance: Instance,
  editor: { change(change: (former: WithFiles) => WithFiles): void },
  attachments: readonly DraftAttachment[],
) {
  const { files } = useWriting()
  const { originalUploads } = latePreferencesOf(useViewer())
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])

  const change: ChangeAttachments = (to) =>
    editor.change((former) => ({ attachments: to(former.attachments) }))

  function add(picked: readonly File[]) {
    const result = admit(picked, attachments.length, instance, picked.filter(isFolder))
    setRefused(result.refused.map(({ file, kind }) => ({ name: cleanText(file.name), kind })))
    if (result.admitted.length === 0) return
    const isOriginal = keepsOriginals(attachments) ?? originalUploads
    const added = result.admitted.map((file) => files.attach(file, isOriginal))
    change((former) => [...former, ...added])
  }

  return { change, add, refused, forgetRefused: () => setRefused([]) }
}

export type Attaching = ReturnType<typeof useAttach>
