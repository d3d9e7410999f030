import { Timestamp } from '#components/content/Timestamp.tsx'
import type { StoredDraft } from '#data/writing/stored-drafts.ts'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { DraftExcerpt } from '../DraftExcerpt.tsx'
import styles from './DraftItem.module.css'

const KINDS = {
  new: 'composer.new_post',
  group: 'composer.group_post',
  reply: 'composer.reply',
  quote: 'composer.quote',
} as const satisfies Record<DraftContext['kind'], TextKey>

/**
 * One draft: what it is, its first lines, when it was touched last; deleted, it can be put back for a while.
 */
export function DraftItem({
  stored: { context, draft },
  isDiscarded,
  isRefused,
  onContinue,
  onDiscard,
  onRestore,
}: {
  stored: StoredDraft
  isDiscarded: boolean
  /** It could not be deleted or put back: that is another tab's now. */
  isRefused: boolean
  onContinue: () => void
  onDiscard: () => void
  onRestore: () => void
}) {
  const t = useText()
  return (
    <li className={styles.draft}>
      <p className={styles.head}>
        <strong>{t(KINDS[context.kind])}</strong>
        {draft.changedAt !== null && <Timestamp date={draft.changedAt} />}
      </p>
      <p role="status" className={styles.note}>
        {isDiscarded
          ? t(isRefused ? 'drafts.not_restored' : 'drafts.deleted')
          : isRefused && t('drafts.elsewhere')}
      </p>
      {!isDiscarded && (
        <DraftExcerpt draft={context.kind === 'group' ? { ...draft, groupId: context.groupId } : draft} />
      )}
      <div className={styles.actions}>
        {/* The same button in both states keeps the focus. */}
        <Button size="s" onClick={isDiscarded ? onRestore : onDiscard}>
          {t(isDiscarded ? 'action.undo' : 'drafts.delete')}
        </Button>
        {!isDiscarded && (
          <Button size="s" data-autofocus onClick={onContinue}>
            {t('drafts.continue')}
          </Button>
        )}
      </div>
    </li>
  )
}
