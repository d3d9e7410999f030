import { navigate } from 'wouter/use-browser-location'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import { postPath } from '#domain/profile/link.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { startWriting } from './writing.ts'

/** Goes to the place of a draft and opens its editor there; for a post the history entry carries the wish. */
export function openEditor(context: DraftContext): void {
  if (context.kind === 'new') {
    startWriting()
    navigate(pathTo('home'))
  } else navigate(postPath(context.postId), { state: { write: context.kind } })
}
