/**
 * The audience that a draft gets when it is published (docs/spec/writing.md#audience-that-is-chosen-first,
 * docs/spec/groups.md#who-sees-a-post-to-a-group).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Visibility } from '#contract/entities/post.ts'
import { defaultVisibility } from '../post/visibility.ts'
import { preferencesOf } from '../preference.ts'
import type { Draft } from './draft.ts'
import { type ComposerTask, groupIdOf, visibilitiesOf } from './task.ts'

/** A group passes on what everybody may see. */
const TO_GROUPS: readonly Visibility[] = ['public']

/**
 * Returns the audiences to choose from, and the one that counts: the chosen one, unless it is not allowed any
 * more.
 */
export function audienceOf(
  draft: Pick<Draft, 'visibility' | 'groupId'>,
  task: ComposerTask,
  viewer: Account,
  instance: Instance,
): { allowed: readonly Visibility[]; visibility: Visibility } {
  const isToGroup = groupIdOf(task, draft) !== null
  const allowed = isToGroup ? TO_GROUPS : visibilitiesOf(task, viewer, instance)
  const isAllowed = draft.visibility !== null && allowed.includes(draft.visibility)
  const preferred = defaultVisibility(allowed, preferencesOf(viewer).defaultVisibility)
  return { allowed, visibility: isAllowed && draft.visibility ? draft.visibility : preferred }
}
