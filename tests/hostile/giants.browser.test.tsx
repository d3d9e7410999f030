import '#styles/global.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { parse } from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { PostCard } from '#components/post-card/PostCard.tsx'
import { Post } from '#contract/entities/post.ts'
import { createQueryClient } from '#data/connection/query-client.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { GIANTS } from './giants.ts'

/**
 * Milliseconds until a card stands on the page. Far more than any needs, far less than the minutes some took.
 */
const MAX_DRAW_MS = 10_000

const EMOJIS = [{ shortcode: 'cat', url: '/cat.png' }]
const AUTHOR = { id: 'a', username: 'ada', acct: 'ada', emojis: EMOJIS }

beforeAll(() => activateLocale('en', 'ltr'))

/** Draws the card of a post, lays it out, and answers how long that took and how high it became. */
function draw(sent: object) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const started = performance.now()
  const post = parse(Post, { id: 'p', account: AUTHOR, emojis: EMOJIS, content: '<p>hello</p>', ...sent })
  flushSync(() =>
    root.render(
      <Texts>
        <ServerState client={createQueryClient()}>
          <PostCard post={post} />
        </ServerState>
      </Texts>,
    ),
  )
  const height = container.querySelector('article')?.offsetHeight ?? 0
  const took = performance.now() - started
  flushSync(() => root.unmount())
  container.remove()
  return { took, height }
}

describe.each([
  ['text', (giant: string) => ({ content: giant })],
  ['name', (giant: string) => ({ account: { ...AUTHOR, display_name: giant } })],
])('a post with a giant for its %s', (_, sent) => {
  test.each(Object.entries(GIANTS))(
    '%s',
    (_name, giant) => {
      const { took, height } = draw(sent(giant))
      expect(took).toBeLessThan(MAX_DRAW_MS)
      expect(height).toBeGreaterThan(0)
      expect(height).toBeLessThan(600)
    },
    60_000,
  )
})
