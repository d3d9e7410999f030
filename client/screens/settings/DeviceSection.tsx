import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import type { Account } from '#contract/entities/account.ts'
import { STORED_KINDS, type StoredKind } from '#data/storage/device.ts'
import { storedSizesQuery, useWipeDevice } from '#data/writing/wipe-device.ts'
import { byteSize } from '#domain/byte-size.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { isSecure } from '#platform/device/is-secure.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { announce } from '#ui/notices.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './DeviceSection.module.css'
import { InstallGroup } from './device/InstallGroup.tsx'
import { KeepNothingSwitch } from './device/KeepNothingSwitch.tsx'
import { KIND_LABELS } from './device/kind-labels.ts'
import { StoredKindRow } from './device/StoredKindRow.tsx'
import { WipeDialog } from './device/WipeDialog.tsx'
import { SaveError } from './SaveError.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

/**
 * Shows what is stored on this device, how much it is, and deletes it. Where text that was not sent would go
 * with it, a question comes first (docs/spec/settings.md#what-is-stored-on-this-device,
 * docs/spec/offline.md#without-https).
 */
export function DeviceSection({ viewer }: { viewer: Account }) {
  const t = useText()
  const locale = useLocale()
  const { data: sizes, error, isFetching, refetch } = useQuery(storedSizesQuery(viewer.id))
  const wipe = useWipeDevice(viewer.id)
  const [asked, setAsked] = useState<readonly StoredKind[] | null>(null)

  function remove(kinds: readonly StoredKind[]) {
    wipe.mutate(kinds, {
      onSuccess: () => {
        setAsked(null)
        announce(t('device.deleted'))
      },
    })
  }

  function removeOrAsk(kinds: readonly StoredKind[]) {
    if (kinds.includes('unsent') && sizes && sizes.unsent > 0) setAsked(kinds)
    else remove(kinds)
  }

  const all = sizes && STORED_KINDS.reduce((sum, kind) => sum + sizes[kind], 0)
  return (
    <>
      <InstallGroup />
      <SettingsGroup name="device" title={t('device.title')} help={t('device.help')}>
        <KeepNothingSwitch accountId={viewer.id} />
        {!isSecure() && <Alert tone="info">{t('device.insecure')}</Alert>}
        {error && <ErrorNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
        {!sizes && !error && <Skeleton shape="block" />}
        {sizes && all !== undefined && (
          <>
            <ul className={styles.kinds} aria-label={t('device.title')}>
              {STORED_KINDS.map((kind) => (
                <StoredKindRow
                  key={kind}
                  label={t(KIND_LABELS[kind])}
                  size={sizes[kind]}
                  busy={wipe.isPending}
                  onDelete={() => removeOrAsk([kind])}
                />
              ))}
            </ul>
            <div className={styles.all}>
              <span>{t('device.all', { size: byteSize(all, locale) })}</span>
              <Button kind="danger" busy={wipe.isPending} onClick={() => removeOrAsk(STORED_KINDS)}>
                {t('device.delete_all')}
              </Button>
            </div>
          </>
        )}
        {asked ? (
          <WipeDialog action={wipe} onConfirm={() => remove(asked)} onCancel={() => setAsked(null)} />
        ) : (
          <SaveError error={wipe.error} />
        )}
      </SettingsGroup>
    </>
  )
}
