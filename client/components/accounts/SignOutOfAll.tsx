import { useState } from 'react'
import { leaveAll } from '#data/account/leave.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { navigate } from '#platform/page/location.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { leavesAll } from './account-task.ts'

/**
 * Asks whether all accounts shall be logged out, and logs them out (docs/spec/session.md#logging-out-of-all).
 */
export function SignOutOfAll() {
  const t = useText()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await leaveAll()
    leavesAll.set(false)
    navigate(pathTo('landing-page'))
  }

  return (
    <ConfirmDialog
      title={t('accounts.log_out_of_all')}
      confirmLabel={t('accounts.log_out_of_all_confirm')}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      danger
      busy={isLeaving}
      onConfirm={() => void leave()}
      onCancel={() => leavesAll.set(false)}
    >
      {t('accounts.log_out_of_all_question')}
    </ConfirmDialog>
  )
}
