import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#data/connection/session.ts'
import { aliasesQuery } from '#data/people/aliases.ts'
import { handle } from '#domain/profile/handle.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './OldAccounts.module.css'

/**
 * Shows the viewer's aliases as buttons, since followers can only come from one of them. Nothing is shown
 * until they are there.
 */
export function OldAccounts({ onPick }: { onPick: (actorId: string) => void }) {
  const viewer = useViewer()
  return viewer && <Choices viewerId={viewer.id} onPick={onPick} />
}

function Choices({ viewerId, onPick }: { viewerId: string; onPick: (actorId: string) => void }) {
  const t = useText()
  const { data } = useQuery(aliasesQuery(viewerId))
  const aliases = data?.declared_all ?? []
  if (aliases.length === 0) return null
  return (
    <fieldset className={styles.choices} aria-label={t('import.your_aliases')}>
      {aliases.map(({ id, account }) => (
        <Button key={id} size="s" onClick={() => onPick(id)}>
          <bdi dir="ltr" translate="no">
            {account ? handle(account, '') : id}
          </bdi>
        </Button>
      ))}
    </fieldset>
  )
}
