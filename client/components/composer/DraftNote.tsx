import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Visibility } from '#contract/entities/post.ts'
import type { Draft } from '#domain/composer/draft.ts'
import { type ComposerTask, groupIdOf } from '#domain/composer/task.ts'
import { AudienceNote } from './AudienceNote.tsx'
import { GroupNote } from './GroupNote.tsx'

/**
 * Says who will see a draft, and which group gets it (docs/spec/writing.md#who-will-see-this-post,
 * docs/spec/groups.md#who-sees-a-post-to-a-group).
 */
export function DraftNote({
  task,
  draft,
  visibility,
  viewer,
  instance,
}: {
  task: ComposerTask
  draft: Draft
  visibility: Visibility
  viewer: Account
  instance: Instance
}) {
  const groupId = groupIdOf(task, draft)
  if (groupId !== null) return <GroupNote groupId={groupId} />
  const parent = task.kind === 'reply' ? task.post : null
  return (
    <>
      <AudienceNote
        audience={{ visibility, parent, viewer, instanceUri: instance.uri }}
        content={draft.text}
      />
      {parent?.group && <GroupNote groupId={parent.group.id} isReply />}
    </>
  )
}
