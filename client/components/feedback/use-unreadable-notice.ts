import { useEffect } from 'react'
import { unreadableFound } from '#data/storage/database-state.ts'
import { useText } from '#i18n/i18n.ts'
import { useStore } from '#platform/storage/store.ts'
import { toast } from '#ui/notices.ts'

/**
 * Tells an account, once, that something of theirs was set apart because it cannot be read
 * (docs/spec/conventions.md#stored-values-that-cannot-be-read).
 */
export function useUnreadableNotice(accountId: string | undefined): void {
  const t = useText()
  const isFound = useStore(unreadableFound, (all) => accountId !== undefined && all.includes(accountId))
  useEffect(() => {
    if (!isFound) return
    unreadableFound.set(unreadableFound.current().filter((id) => id !== accountId))
    toast(t('set_apart.found'), { tone: 'error' })
  }, [isFound, accountId, t])
}
