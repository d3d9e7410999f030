/**
 * The audience that a draft gets when it is published (docs/spec/writing.md#audience-that-is-chosen-first).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Visibility } from '#contract/entities/post.ts'
import { defaultVisibility } from '../post/visibility.ts'
import { preferencesOf } from '../preference.ts'
import type { Draft } from './draft.ts'
import { type ComposerTask, visibilitiesOf } from './task.ts'

/**
 * Returns the audiences to choose from, and the one that counts: the chosen one, unless it is not allowed any
 * more.
 */
export function audienceOf(
  draft: Pick<Draft, 'visibility'>,
  task: ComposerTask,
  viewer: Account,
  instance: Instance,
): { allowed: readonly Visibility[]; visibility: Visibility } {
  const allowed = visibilitiesOf(task, viewer, instance)
  const isAllowed = draft.visibility !== null && allowed.includes(draft.visibility)
  const preferred = defaultVisibility(allowed, preferencesOf(viewer).defaultVisibility)
  return { allowed, visibility: isAllowed && draft.visibility ? draft.visibility : preferred }
}
