import type { Account } from '#contract/entities/account.ts'
import { POST_TABS } from '#domain/profile/post-filters.ts'
import { galleryPath, isPostTab, type ProfileTab, tabPath } from '#domain/profile/tab.ts'
import { useText } from '#i18n/i18n.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { TAB_LABELS } from './tab-labels.ts'

/**
 * Shows the tabs of a profile. Lists of people are reached from the numbers; while one is shown it has a tab
 * too (docs/spec/profiles.md#tabs-of-a-profile).
 */
export function ProfileTabs({ account, current }: { account: Account; current: ProfileTab }) {
  const t = useText()
  const tabFor = (tab: ProfileTab) => ({
    href: tabPath(account, tab),
    label: t(TAB_LABELS[tab]),
    current: tab === current,
  })
  const gallery = { href: galleryPath(account), label: t('profile.tab_gallery'), current: false }
  return (
    <LinkTabs
      label={t('profile.tabs')}
      tabs={[...POST_TABS.map(tabFor), gallery, ...(isPostTab(current) ? [] : [tabFor(current)])]}
    />
  )
}
