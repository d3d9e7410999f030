import { leavesAll } from '#components/accounts/account-task.ts'
import { handleText } from '#components/profile/handle-text.ts'
import { switchAccount, useOtherAccounts } from '#data/accounts/accounts.ts'
import { useVisitor } from '#data/connection/session.ts'
import { pageForOther } from '#domain/session/page-for-other.ts'
import { useText } from '#i18n/i18n.ts'
import type { Command, More } from './command.ts'

/**
 * Returns the commands that go over to another account of this device, and the one that ends all sessions
 * (docs/spec/session.md#switching).
 */
export function useAccountCommands(more: More): Command[] {
  const t = useText()
  const isUser = useVisitor().kind === 'user'
  const others = useOtherAccounts()
  if (!isUser || others.length === 0) return []
  const group = t('accounts.title')
  return [
    ...others
      .filter(({ token }) => token !== null)
      .map(({ card }) => ({
        name: `account ${card.id}`,
        group,
        title: t('accounts.switch', { handle: handleText(card) }),
        more: `${card.username} ${card.display_name} ${more('accounts.switch')}`,
        run: () => void switchAccount(card.id, pageForOther(location)),
      })),
    {
      name: 'log-out-of-all',
      group,
      title: t('accounts.log_out_of_all'),
      more: more('accounts.log_out_of_all'),
      run: () => leavesAll.set(true),
    },
  ]
}
