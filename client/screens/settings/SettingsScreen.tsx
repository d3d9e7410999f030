import { BackHead } from '#components/layout/BackHead.tsx'
import { Page } from '#components/layout/Page.tsx'
import { SECTION_LABELS } from '#components/preferences/section-labels.ts'
import { UnreadableConfig } from '#components/preferences/UnreadableConfig.tsx'
import { UnreadablePreferences } from '#components/preferences/UnreadablePreferences.tsx'
import { useViewer } from '#data/connection/session.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { sectionOf } from '#domain/settings/section.ts'
import { useText } from '#i18n/i18n.ts'
import { useSearchParams } from '#platform/page/location.ts'
import { SectionContent } from './SectionContent.tsx'
import { SectionList } from './SectionList.tsx'
import styles from './SettingsScreen.module.css'
import { SettingsSearch } from './SettingsSearch.tsx'

/**
 * Shows the list of all sections beside the one that the address names. Where there is no room for both, the
 * address without a section is the list (docs/spec/settings.md#settings-page,
 * docs/spec/settings.md#sections-of-the-settings).
 */
export function SettingsScreen() {
  const t = useText()
  const viewer = useViewer()
  const named = sectionOf(useSearchParams().get('section'))
  const title = t(named ? SECTION_LABELS[named] : 'nav.settings')
  const shown = named ?? 'appearance'
  const back = { href: pathTo('settings'), label: t('settings.all') }
  return (
    <Page title={title} head={<BackHead title={title} back={named && back} isBeside />}>
      {viewer && <UnreadableConfig viewer={viewer} />}
      <UnreadablePreferences />
      <div className={styles.columns} data-shows={named ? 'section' : 'list'}>
        <SettingsSearch>
          <SectionList current={shown} />
        </SettingsSearch>
        <div className={styles.section}>
          <SectionContent section={shown} />
        </div>
      </div>
    </Page>
  )
}
