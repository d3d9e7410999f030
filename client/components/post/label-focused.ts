/**
 * Names the post that has the focus by all that it says, in whole sentences
 * (docs/spec/posts.md#what-a-post-says-of-itself). One listener serves all cards of the page, and a label is
 * made when it is needed: a list of posts would make hundreds that nobody hears.
 */
import type { QueryClient } from '@tanstack/react-query'
import { plainText } from '#components/content/plain-text.ts'
import type { Post } from '#contract/entities/post.ts'
import { viewerQuery } from '#data/connection/session.ts'
import { findEntry } from '#data/posts/find-entry.ts'
import { saysBriefly } from '#data/posts/label-length.ts'
import { spokenPost } from '#domain/post/spoken-post.ts'
import { preferencesOf } from '#domain/preference.ts'
import { spokenTime } from '#domain/spoken-time.ts'
import { language, type TextKey } from '#i18n/i18n.ts'
import { serverNow } from '#platform/time/server-time.ts'

/** The names of audiences. Of a public post nothing is said. */
const AUDIENCES = new Map<string, TextKey>([
  ['private', 'visibility.private'],
  ['subscribers', 'visibility.subscribers'],
  ['conversation', 'visibility.conversation'],
  ['direct', 'visibility.direct'],
])

/** Begins to name posts that get the focus; returns the function that stops it. */
export function labelFocused(client: QueryClient): () => void {
  const stop = new AbortController()
  const label = (target: EventTarget | null) => {
    const card = cardOf(target)
    const entry = card?.dataset.row === undefined ? null : findEntry(client, card.dataset.row)
    if (card && entry) name(card, labelOf(entry, client))
  }
  document.addEventListener('focusin', ({ target }) => label(target), { signal: stop.signal })
  label(document.activeElement)
  return () => stop.abort()
}

/** Gives a card a name for as long as it has the focus. */
function name(card: HTMLElement, label: string): void {
  const author = card.getAttribute('aria-labelledby')
  card.ariaLabel = label
  card.removeAttribute('aria-labelledby')
  const putBack = () => {
    card.ariaLabel = null
    if (author !== null) card.setAttribute('aria-labelledby', author)
  }
  card.addEventListener('focusout', putBack, { once: true })
}

const cardOf = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('article[data-card][aria-labelledby]') ? target : null

function labelOf(entry: Post, client: QueryClient): string {
  const { region, t } = language.current()
  const post = entry.reblog ?? entry
  const time = Date.parse(post.created_at)
  const audience = AUDIENCES.get(post.visibility)
  const sentences = spokenPost(entry, {
    plainText,
    time: Number.isNaN(time) ? null : spokenTime(time, serverNow(), region),
    audience: audience ? t(audience) : null,
    covers: preferencesOf(client.getQueryData(viewerQuery(null).queryKey) ?? null).contentWarningsEnabled,
    isShort: saysBriefly(),
  })
  return sentences.map(({ key, values }) => t(key, values)).join(' ')
}
