import type { Account } from '#contract/entities/account.ts'
import { useRecentViewer } from '#data/account/recent-viewer.ts'
import { useText } from '#i18n/i18n.ts'
import { SettingsGroup } from '../SettingsGroup.tsx'
import { ExportRow } from './ExportRow.tsx'

/**
 * Shows how many people the viewer follows and is followed by, and saves both lists
 * (docs/spec/account.md#export).
 */
export function ExportGroup({ viewer }: { viewer: Account }) {
  const t = useText()
  const { following_count: follows, followers_count: followers } = useRecentViewer(viewer)
  return (
    <SettingsGroup name="export" title={t('export.title')} help={t('export.help')}>
      <ExportRow
        kind="follows"
        count={follows}
        label={t('export.follows', { count: follows })}
        action={t('export.download_follows')}
      />
      <ExportRow
        kind="followers"
        count={followers}
        label={t('export.followers', { count: followers })}
        action={t('export.download_followers')}
      />
    </SettingsGroup>
  )
}
