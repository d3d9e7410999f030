import { RotateCw } from 'lucide-react'
import type { FileKind } from '#domain/post/file-problem.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { FileLinks } from './FileLinks.tsx'
import styles from './PlayerNote.module.css'
import type { usePlayer } from './use-player.ts'

/**
 * Says what a player cannot say by itself: that it plays only the sound of a film, or that its file does not
 * come any further.
 */
export function PlayerNote({
  url,
  kind,
  player: { note, retry },
}: {
  url: string
  kind: FileKind
  player: Pick<ReturnType<typeof usePlayer>, 'note' | 'retry'>
}) {
  const t = useText()
  return (
    <div role="status">
      {note !== null && (
        <div className={styles.note}>
          <p>{t(note === 'stalled' ? 'media.stalled' : 'media.only_sound')}</p>
          <div className={styles.actions}>
            {note === 'stalled' && (
              <Button size="s" kind="quiet" icon={<RotateCw />} onClick={retry}>
                {t('action.retry')}
              </Button>
            )}
            <FileLinks url={url} kind={kind} />
          </div>
        </div>
      )}
    </div>
  )
}
