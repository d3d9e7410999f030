/**
 * The task of a composer, and what follows from it (docs/spec/writing.md#editor,
 * docs/spec/writing.md#audiences-a-post-may-have).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post, Visibility } from '#contract/entities/post.ts'
import { isOlderThan } from '../instance.ts'
import { allowedVisibilities } from '../post/visibility.ts'
import type { Draft } from './draft.ts'
import type { DraftContext } from './draft-key.ts'
import { quotePrefill, replyPrefill } from './reply-prefill.ts'

export type ComposerTask =
  | { kind: 'new' }
  | { kind: 'group'; group: Account }
  | { kind: 'reply' | 'quote'; post: Post }

export function draftContextOf(task: ComposerTask): DraftContext {
  if (task.kind === 'new') return task
  return task.kind === 'group'
    ? { kind: 'group', groupId: task.group.id }
    : { kind: task.kind, postId: task.post.id }
}

/**
 * Returns the id of the group that a draft goes to, or null. What is written on the page of a group goes
 * there; a reply goes where its parent is (docs/spec/groups.md#where-a-draft-goes).
 */
export function groupIdOf(task: ComposerTask, { groupId = null }: Pick<Draft, 'groupId'>): string | null {
  if (task.kind === 'group') return task.group.id
  return task.kind === 'reply' ? null : groupId
}

export function prefillOf(task: ComposerTask, viewer: Account, instance: Instance): string {
  switch (task.kind) {
    case 'new':
    case 'group':
      return ''
    case 'reply':
      return replyPrefill(task.post, viewer, instance.uri)
    case 'quote':
      return quotePrefill(task.post, viewer, instance.uri)
  }
}

/** Returns the audiences to choose from. Only public posts can quote (docs/server/writing.md#quote). */
export function visibilitiesOf(
  task: ComposerTask,
  viewer: Account,
  instance: Instance,
): readonly Visibility[] {
  if (task.kind === 'quote') return ['public']
  const parent =
    task.kind === 'reply' ? { visibility: task.post.visibility, authorId: task.post.account.id } : null
  return allowedVisibilities(parent, viewer.id, {
    repliesToSubscribers: isOlderThan(instance.version, 4, 13),
  })
}
