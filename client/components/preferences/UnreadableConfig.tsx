import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import type { Account } from '#contract/entities/account.ts'
import { beginAnew, readAgain, useSaidConfig } from '#data/connection/preferences.ts'
import { viewerQuery } from '#data/connection/session.ts'
import { useToken } from '#data/connection/token.ts'
import { readConfig } from '#domain/preference.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'

/**
 * Says that what the server keeps of the settings cannot be read, and what counts until then; nothing where
 * it can (docs/spec/settings.md#what-cannot-be-read).
 */
export function UnreadableConfig({ viewer }: { viewer: Account }) {
  const t = useText()
  const client = useQueryClient()
  const config = useSaidConfig(viewer)
  const { isFetching } = useQuery(viewerQuery(useToken()))
  const [isAsking, setAsking] = useState(false)
  if (readConfig(config) !== null) return null
  return (
    <>
      <Alert
        tone="error"
        action={
          <>
            <Button data-makes-way size="s" busy={isFetching} onClick={() => void readAgain(client)}>
              {t('action.retry')}
            </Button>
            {/* An answer that lacks them may have them the next time; a value that is none will not. */}
            {config !== null && (
              <Button data-makes-way size="s" kind="danger" onClick={() => setAsking(true)}>
                {t('preferences.begin_anew')}
              </Button>
            )}
          </>
        }
      >
        {t('preferences.held')}
      </Alert>
      {isAsking && <BeginAnewDialog onDone={() => setAsking(false)} />}
    </>
  )
}

function BeginAnewDialog({ onDone }: { onDone: () => void }) {
  const t = useText()
  const client = useQueryClient()
  const begin = useMutation({ mutationFn: () => beginAnew(client) })
  return (
    <ConfirmActionDialog
      title={t('preferences.begin_anew')}
      confirmLabel={t('preferences.begin_anew')}
      action={begin}
      onConfirm={() => begin.mutate(undefined, { onSuccess: onDone })}
      onCancel={onDone}
    >
      {t('preferences.begin_anew_question')}
    </ConfirmActionDialog>
  )
}
