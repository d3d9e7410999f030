import type { DraftContext } from '#domain/composer/draft-key.ts'
import { postPath } from '#domain/profile/link.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { typeAheadAfterPress } from '#platform/input/type-ahead-after-press.ts'
import { navigate } from '#platform/page/location.ts'
import { startWriting } from './writing.ts'

/**
 * Goes to the place of a draft and opens its editor there; for a post or a group the history entry carries
 * the request.
 */
export function openEditor(context: DraftContext): void {
  typeAheadAfterPress()
  if (context.kind !== 'new') {
    const path =
      context.kind === 'group' ? pathTo('profile', { profileId: context.groupId }) : postPath(context.postId)
    navigate(path, { state: { write: context.kind, at: Date.now() } })
    return
  }
  startWriting()
  if (location.pathname !== pathTo('home')) navigate(pathTo('home'))
}
