import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { handleText } from '#components/profile/handle-text.ts'
import { useOtherSessions } from '#data/accounts/accounts.ts'
import { type Acting, actingAs } from '#data/accounts/acting.ts'
import { findEntry } from '#data/posts/find-entry.ts'
import { useText } from '#i18n/i18n.ts'
import { onHeld } from '#platform/input/long-press.ts'
import { useStore } from '#platform/storage/store.ts'
import { MenuItem } from '#ui/MenuItem.tsx'
import styles from './ActAs.module.css'
import { MenuBeside } from './MenuBeside.tsx'
import { useActAs } from './use-act-as.ts'

/** The buttons that another account may press too. */
const BUTTONS = 'article[data-card] button:is([data-shortcut="like"], [data-shortcut="repost"])'

/**
 * Offers to like or repost a post as another account, to those who hold the button of the post or ask for its
 * context menu (docs/spec/session.md#acting-as-another-account). It loads where several accounts are signed
 * in.
 */
export function ActAs() {
  const client = useQueryClient()
  const acting = useStore(actingAs)
  useEffect(
    () =>
      onHeld(BUTTONS, (button) => {
        const row = button.closest<HTMLElement>('article[data-card]')?.dataset.row
        const entry = row === undefined ? null : findEntry(client, row)
        if (entry === null || !(button instanceof HTMLButtonElement)) return false
        const kind = button.dataset.shortcut === 'like' ? 'like' : 'repost'
        const post = entry.reblog ?? entry
        if (kind === 'repost' && post.visibility !== 'public') return false
        actingAs.set({ kind, post, source: button })
        return true
      }),
    [client],
  )
  return acting && <ActAsMenu key={`${acting.kind} ${acting.post.id}`} acting={acting} />
}

const TEXTS = {
  like: { menu: 'act_as.like', item: 'act_as.like_as' },
  repost: { menu: 'act_as.repost', item: 'act_as.repost_as' },
} as const

function ActAsMenu({ acting }: { acting: Acting }) {
  const t = useText()
  const others = useOtherSessions()
  const act = useActAs()
  const { kind, post, source } = acting
  return (
    <MenuBeside
      source={source}
      label={t(TEXTS[kind].menu)}
      onClose={() => actingAs.current() === acting && actingAs.set(null)}
    >
      {others.map(({ card }) => (
        <MenuItem
          key={card.id}
          icon={
            <span className={styles.picture}>
              <AccountAvatar account={card} size="xs" />
            </span>
          }
          onSelect={() => void act(card, kind, post.id)}
        >
          {t(TEXTS[kind].item, { handle: handleText(card) })}
        </MenuItem>
      ))}
    </MenuBeside>
  )
}
