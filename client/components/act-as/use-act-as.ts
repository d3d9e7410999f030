import { useQueryClient } from '@tanstack/react-query'
import { handleText } from '#components/profile/handle-text.ts'
import { type Act, type ActKind, actAs, takeBackAs } from '#data/accounts/act-as.ts'
import type { AccountCard } from '#data/storage/stored-card.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'
import { sayFailure } from './say-failure.ts'

const TEXTS = {
  like: { done: 'act_as.liked', already: 'act_as.liked_already' },
  repost: { done: 'act_as.reposted', already: 'act_as.reposted_already' },
} as const

/**
 * Returns a function that likes or reposts a post as another account and says what has come of it, with a way
 * to take it back (docs/spec/session.md#acting-as-another-account).
 */
export function useActAs() {
  const t = useText()
  const client = useQueryClient()

  async function act(card: AccountCard, kind: ActKind, postId: string): Promise<void> {
    const it: Act = { accountId: card.id, kind, postId }
    try {
      const isNew = await actAs(client, it)
      const text = t(isNew ? TEXTS[kind].done : TEXTS[kind].already, { handle: handleText(card) })
      toast(text, { action: { label: t('action.undo'), run: () => void takeBack(card, it) } })
    } catch (error) {
      sayFailure(card, error, t)
    }
  }

  async function takeBack(card: AccountCard, it: Act): Promise<void> {
    try {
      await takeBackAs(client, it)
      toast(t('act_as.taken_back', { handle: handleText(card) }))
    } catch (error) {
      sayFailure(card, error, t)
    }
  }

  return act
}
