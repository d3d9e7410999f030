import { EmojiText } from '#components/content/EmojiText.tsx'
import type { Draft } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import { audienceText } from './audience-text.ts'
import styles from './DraftExcerpt.module.css'
import { GroupNote } from './GroupNote.tsx'

/** Shows the first lines of something that is not published, and what goes with it. */
export function DraftExcerpt({ draft }: { draft: Draft }) {
  const t = useText()
  const files = draft.attachments.length
  const more = [
    ...(files > 0 ? [t('draft.files', { count: files })] : []),
    ...(draft.poll ? [t('composer.poll')] : []),
  ]
  const isEmpty = draft.text.trim() === '' && more.length === 0
  const choices = [
    ...(draft.visibility ? [audienceText(draft.visibility, t)] : []),
    ...(draft.sensitive ? [t('media.sensitive')] : []),
  ]
  const shown = isEmpty ? choices : more
  return (
    <div>
      {draft.text.trim() !== '' && (
        <p className={styles.text} dir="auto">
          <EmojiText text={draft.text} />
        </p>
      )}
      {shown.length > 0 && <p className={styles.more}>{shown.join(' · ')}</p>}
      {draft.groupId && (
        <p className={styles.more}>
          <GroupNote groupId={draft.groupId} />
        </p>
      )}
    </div>
  )
}
