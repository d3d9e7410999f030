/**
 * Holds which menu of accounts is open (docs/spec/session.md#acting-as-another-account). The buttons and
 * menus of posts open it, and `components/act-as/ActAs.tsx` shows it.
 */
import type { Post } from '#contract/entities/post.ts'
import { createStore } from '#platform/storage/store.ts'
import type { ActKind } from './act-as.ts'

/** A like or a repost that another account shall make. */
export interface Acting {
  kind: ActKind
  post: Post
  /** The button of the post that does the same as the account of the page. */
  source: HTMLButtonElement
}

/** The menu that asks which account shall do it; null while none is open (`components/act-as/ActAs.tsx`). */
export const actingAs = createStore<Acting | null>(null)
