import { Suspense, useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { handle } from '#domain/profile/handle.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { sectionPath } from '#domain/settings/section.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Button } from '#ui/Button.tsx'
import styles from './DeleteSection.module.css'
import { SettingsGroup } from './SettingsGroup.tsx'

const DeleteAccountDialog = lazyPart(
  async () => (await import('./deletion/DeleteAccountDialog.tsx')).DeleteAccountDialog,
)

/** Shows what is lost with the account, what one may want to do before, and the way to delete it (docs/spec/account.md#delete-the-account). */
export function DeleteSection({ viewer }: { viewer: Account }) {
  const t = useText()
  const instance = useInstance()
  const [isAsking, setAsking] = useState(false)
  if (!instance) return null
  return (
    <SettingsGroup name="delete" title={t('settings.section_delete')}>
      <p>
        <bdi className={styles.handle}>{handle(viewer, instance.uri)}</bdi>
      </p>
      <ul className={styles.losses}>
        <li>{t('delete_account.posts', { count: viewer.statuses_count })}</li>
        <li>{t('delete_account.followers', { count: viewer.followers_count })}</li>
        {viewer.subscribers_count > 0 && (
          <li>{t('delete_account.subscribers', { count: viewer.subscribers_count })}</li>
        )}
        <li>{t('delete_account.copies')}</li>
        <li>{t('delete_account.device')}</li>
      </ul>
      <p>{t('delete_account.before')}</p>
      <div className={styles.actions}>
        <Button href={sectionPath('data', 'export')}>{t('delete_account.export')}</Button>
        <Button href={pathTo('move-followers')}>{t('delete_account.move')}</Button>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {t('delete_account.open')}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <DeleteAccountDialog viewer={viewer} instanceUri={instance.uri} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SettingsGroup>
  )
}
