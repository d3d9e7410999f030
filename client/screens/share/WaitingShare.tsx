import type { Shared } from '#data/sharing/shared.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './ShareScreen.module.css'

/** Shows a guest what was shared, which waits on this device until somebody signs in. */
export function WaitingShare({ shared, onDiscard }: { shared: Shared | null; onDiscard: () => void }) {
  const t = useText()
  const files = shared?.files.length ?? 0
  return (
    <>
      <p>{t(shared ? 'share.waits' : 'share.sign_in')}</p>
      {shared?.text && (
        <blockquote className={styles.text} dir="auto">
          {shared.text}
        </blockquote>
      )}
      {files > 0 && <p>{t('share.files', { count: files })}</p>}
      <p className={styles.actions}>
        <Button kind="primary" href={pathTo('landing-page')}>
          {t('landing.sign_in')}
        </Button>
        {shared && (
          <Button kind="quiet" onClick={onDiscard}>
            {t('share.discard')}
          </Button>
        )}
      </p>
    </>
  )
}
