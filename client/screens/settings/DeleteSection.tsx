import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { useRecentViewer } from '#data/account/recent-viewer.ts'
import { useInstance } from '#data/connection/instance.ts'
import { handle } from '#domain/profile/handle.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { sectionPath } from '#domain/settings/section.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Button } from '#ui/Button.tsx'
import styles from './DeleteSection.module.css'
import { Losses } from './deletion/Losses.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

const DeleteAccountDialog = lazyPart(
  async () => (await import('./deletion/DeleteAccountDialog.tsx')).DeleteAccountDialog,
)

/**
 * Shows what one may want to do before, what is lost with the account, and the way to delete it
 * (docs/spec/account.md#delete-the-account).
 */
export function DeleteSection({ viewer }: { viewer: Account }) {
  const t = useText()
  const instance = useInstance()
  const account = useRecentViewer(viewer)
  const [isAsking, setAsking] = useState(false)
  if (!instance) return null
  return (
    <>
      <SettingsGroup name="before" title={t('delete_account.before')} help={t('delete_account.before_help')}>
        <div className={styles.actions}>
          <Button href={sectionPath('data', 'export')}>{t('delete_account.export')}</Button>
          <Button href={pathTo('move-followers')}>{t('delete_account.move')}</Button>
        </div>
      </SettingsGroup>
      <SettingsGroup
        name="delete"
        title={t('delete_account.what')}
        help={
          <bdi className={styles.handle} translate="no">
            {handle(account, instance.uri)}
          </bdi>
        }
      >
        <Losses account={account} />
        <Button kind="danger" onClick={() => setAsking(true)}>
          {t('delete_account.open')}
        </Button>
        {isAsking && (
          <DeleteAccountDialog
            typeAhead
            viewer={account}
            instanceUri={instance.uri}
            onClose={() => setAsking(false)}
          />
        )}
      </SettingsGroup>
    </>
  )
}
