import { useEffect } from 'react'
import { handleText } from '#components/profile/handle-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { takeWriteOn } from '#data/writing/write-as.ts'
import { useText } from '#i18n/i18n.ts'
import { announce } from '#ui/notices.ts'
import { openEditor } from './open-editor.ts'

/**
 * Opens the editor of the draft with which this tab has come from another account
 * (docs/spec/session.md#writing-as-another-account). It loads where several accounts are signed in.
 */
export function GoOnWriting({ viewer: { username } }: { viewer: Account }) {
  const t = useText()
  useEffect(() => {
    const context = takeWriteOn()
    if (context === null) return
    openEditor(context)
    announce(t('act_as.author', { handle: handleText({ username }) }))
  }, [t, username])
  return null
}
