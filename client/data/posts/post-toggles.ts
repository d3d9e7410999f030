/**
 * Like, repost, bookmark and pin: shown at once, sent one after the other, put back when refused
 * (docs/spec/post-actions.md#a-toggle-shows-at-once).
 */
import { type MutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { TOGGLES, type ToggleChange, type ToggleKind, toggled, withAnswer } from '#domain/post/post-action.ts'
import { runMutation } from '../connection/run-mutation.ts'
import { markStale, refreshList } from '../lists/lists.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { lookAfterRefusal } from './look-after-refusal.ts'
import { changePost, removeReposts } from './post-cache.ts'

/** The list that a toggle adds posts to or takes them from. */
const LISTS: { [Kind in ToggleKind]?: string } = { like: 'liked', bookmark: 'bookmarks' }

/**
 * Returns the mutation of a toggle. Presses on one post are sent one after the other, so quick presses end in
 * the last one. While another press waits, neither an answer nor a failure changes what is shown. Without a
 * connection the action is stored: there is no answer then, and what is shown stays.
 */
export function toggleOptions(
  client: QueryClient,
  kind: ToggleKind,
  id: string,
): MutationOptions<Post | null, Error, ToggleChange> {
  const key = [kind, id]
  const isLastPress = () => client.isMutating({ mutationKey: key }) === 1
  return {
    mutationKey: key,
    scope: { id: key.join(':') },
    mutationFn: async (change) => (await import('./send-action.ts')).sendToggle(kind, id, change),
    onMutate: ({ on }) => changePost(client, id, (post) => toggled(post, kind, on)),
    onSuccess: (post, { on, viewerId }) => {
      if (!post || !isLastPress()) return
      const change = { kind: 'toggle', toggle: kind, on, viewerId, post } as const
      showToggle(client, change)
      tellTabs(client, change)
    },
    onError: (error, { on }) => {
      console.error(`${kind} failed`, error)
      if (!isLastPress()) return
      const { flag } = TOGGLES[kind]
      changePost(client, id, (post) => (post[flag] === on ? toggled(post, kind, !on) : post))
      lookAfterRefusal(client, id, error)
    },
  }
}

/** Shows what the server has made of a toggle, in this tab or in another one. */
export function showToggle(
  client: QueryClient,
  {
    toggle,
    on,
    viewerId,
    post: answer,
  }: { toggle: ToggleKind; on: boolean; viewerId?: string | undefined; post: Post },
): void {
  changePost(client, answer.id, (post) => withAnswer(post, toggle, answer))
  if (toggle === 'repost' && !on && viewerId) removeReposts(client, answer.id, viewerId)
  // On the profile of its author, a pinned post comes to its place among the others, and an unpinned one
  // leaves.
  if (toggle === 'pin') void refreshList(client, ['posts', 'account', answer.account.id, 'pinned'])
  const list = LISTS[toggle]
  if (list) markStale(client, ['posts', list])
}

/**
 * Returns a function that switches a toggle of a post. The change shows before it returns. `onRefused` is
 * called when the last press has failed, with the card still on the page or not.
 */
export function useToggle(onRefused: (error: Error) => void) {
  const client = useQueryClient()
  return (kind: ToggleKind, id: string, change: ToggleChange): void => {
    const options = toggleOptions(client, kind, id)
    runMutation(client, options, change).catch((error: Error) => {
      if (client.isMutating({ mutationKey: [kind, id] }) === 0) onRefused(error)
    })
  }
}
