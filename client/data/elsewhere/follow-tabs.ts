/**
 * Follows what the other tabs of this account change: at once, without a request, hidden or not
 * (docs/spec/lists.md#what-another-tab-changes). It loads after the first screen.
 */
import type { QueryClient } from '@tanstack/react-query'
import { forgetEarlyAnswers } from '#platform/start/early-requests.ts'
import { whenPersonGone } from '../people/look-for-person.ts'
import { refreshRelationships } from '../people/relationships.ts'
import { lookForPost } from '../posts/look-for-post.ts'
import { takePersonAway } from '../posts/person-gone.ts'
import { readMessage, type TabChange, type TabMessage } from '../tabs/tab-change.ts'
import { accountOfTab, tabChannel, toldSince } from '../tabs/tell-tabs.ts'
import { showChange } from './show-change.ts'

/** Follows the other tabs from now on; returns the function that stops it. */
export function followTabs(client: QueryClient): () => void {
  whenPersonGone(takePersonAway)
  const channel = tabChannel()
  const hear = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data, accountOfTab(client))
    if (message) void receive(client, message)
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}

/**
 * Shows a change. Where both tabs have changed the same at the same moment, nobody knows in which order the
 * server has heard of it: once everything is answered it is asked, and all tabs show what it says.
 */
export async function receive(client: QueryClient, { at, change }: TabMessage): Promise<void> {
  forgetEarlyAnswers()
  const subject = subjectOf(change)
  const isAmbiguous =
    subject !== null &&
    (isUnderWay(client, change) || toldSince(at).some((one) => subjectOf(one.change) === subject))
  if (!isAmbiguous) return showChange(client, change)
  await untilAnswered(client, change)
  await askAbout(client, change)
}

/** Returns what a change is about, if it may be changed back: two changes of it can meet. */
function subjectOf(change: TabChange): string | null {
  switch (change.kind) {
    case 'toggle':
      return `${change.toggle} ${change.post.id}`
    case 'reaction':
      return `reaction ${change.post.id}`
    case 'relationship':
      return `relationship ${change.relationship.id}`
    default:
      return null
  }
}

/** Returns the keys of the mutations that change the same. */
function keysOf(change: TabChange): readonly unknown[][] {
  switch (change.kind) {
    case 'toggle':
      return [[change.toggle, change.post.id]]
    case 'reaction':
      return [['reaction', change.post.id]]
    case 'relationship':
      return [
        ['mute', change.relationship.id],
        ['follow', change.relationship.id],
      ]
    default:
      return []
  }
}

const isUnderWay = (client: QueryClient, change: TabChange) =>
  keysOf(change).some((mutationKey) => client.isMutating({ mutationKey }) > 0)

const untilAnswered = (client: QueryClient, change: TabChange) =>
  new Promise<void>((resolve) => {
    const cache = client.getMutationCache()
    let stop = () => {}
    const look = () => {
      if (isUnderWay(client, change)) return
      stop()
      resolve()
    }
    stop = cache.subscribe(look)
    look()
  })

async function askAbout(client: QueryClient, change: TabChange): Promise<void> {
  if (change.kind === 'relationship') await refreshRelationships(client, [change.relationship.id])
  else if ('post' in change) await lookForPost(client, change.post.id)
}
