import type { Account } from '#contract/entities/account.ts'
import { useText } from '#i18n/i18n.ts'
import { SettingsGroup } from '../SettingsGroup.tsx'
import { ExportRow } from './ExportRow.tsx'

/** Shows how many people the viewer follows and is followed by, and saves both lists (docs/spec/account.md#export). */
export function ExportGroup({ viewer }: { viewer: Account }) {
  const t = useText()
  return (
    <SettingsGroup name="export" title={t('export.title')} help={t('export.help')}>
      <ExportRow
        kind="follows"
        label={t('export.follows', { count: viewer.following_count })}
        action={t('export.download_follows')}
      />
      <ExportRow
        kind="followers"
        label={t('export.followers', { count: viewer.followers_count })}
        action={t('export.download_followers')}
      />
    </SettingsGroup>
  )
}
