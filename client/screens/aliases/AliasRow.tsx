import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { WholeText } from '#components/content/WholeText.tsx'
import { errorToast } from '#components/feedback/error-toast.ts'
import { ProfileCard } from '#components/profile/ProfileCard.tsx'
import { cleanText } from '#contract/clean-text.ts'
import type { Aliases } from '#contract/entities/aliases.ts'
import { useAddAlias, useRemoveAlias } from '#data/account/aliases.ts'
import { handle } from '#domain/profile/handle.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/notices.ts'
import styles from './AliasRow.module.css'

const RemoveUnknownDialog = lazyPart(
  async () => (await import('./RemoveUnknownDialog.tsx')).RemoveUnknownDialog,
)

type Alias = Aliases['declared_all'][number]

/**
 * Shows an alias with the button that removes it. That can be undone, unless the server does not know the
 * account: then it asks first (docs/spec/account.md#aliases).
 */
export function AliasRow({ alias: { id, account }, viewerId }: { alias: Alias; viewerId: string }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveAlias(viewerId)
  const add = useAddAlias(viewerId)
  const name = account ? handle(account, '') : cleanText(id)
  const showError = (error: unknown) => errorToast(error, t)

  function removeWithUndo(acct: string) {
    if (remove.isPending) return
    remove.mutateAsync(id).then(() => {
      const undo = { label: t('action.undo'), run: () => void add.mutateAsync(acct).catch(showError) }
      toast(t('aliases.removed', { name: `\u2066${name}\u2069` }), { action: undo })
    }, showError)
  }

  return (
    <li ref={handOverToNeighbour} className={styles.row} data-row={id}>
      {account ? (
        <ProfileCard account={account} plain />
      ) : (
        <div className={styles.unknown}>
          <CircleHelp aria-hidden="true" />
          <span className={styles.names}>
            <span className={styles.name}>{t('aliases.unknown')}</span>
            <span className={styles.address}>
              <WholeText text={name} />
            </span>
          </span>
        </div>
      )}
      <Button
        size="s"
        busy={remove.isPending}
        aria-label={t('aliases.remove_named', { name })}
        onClick={() => (account ? removeWithUndo(account.acct) : setAsking(true))}
      >
        {t('aliases.remove')}
      </Button>
      {isAsking && (
        <RemoveUnknownDialog viewerId={viewerId} actorId={id} name={name} onDone={() => setAsking(false)} />
      )}
    </li>
  )
}
