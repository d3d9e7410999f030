import { Globe, History, Users, UsersRound, Warehouse } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { hasGroupFeature } from '#domain/group/features.ts'
import { titleOf } from '#domain/instance.ts'
import { maySeeFederated } from '#domain/session/access.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { CustomFeeds } from './CustomFeeds.tsx'
import { ExploreLink } from './ExploreLink.tsx'
import { ExploreSection } from './ExploreSection.tsx'

/** Shows links to all timelines and to the profile directory (docs/spec/feeds.md#explore). */
export function ExploreScreen() {
  const t = useText()
  const instance = useInstance()
  const viewer = useViewer()
  return (
    <Page title={t('nav.explore')} heading={t('nav.explore')}>
      <ExploreSection title={t('explore.basic_feeds')}>
        <ExploreLink href={pathTo('catch-up')} icon={<History />} name={t('catch_up.title')}>
          {t('catch_up.about')}
        </ExploreLink>
        <ExploreLink href={pathTo('local')} icon={<Warehouse />} name={t('nav.local')}>
          {t('explore.local', { instance: titleOf(instance) })}
        </ExploreLink>
        {maySeeFederated(instance, viewer) && (
          <ExploreLink href={pathTo('known-network')} icon={<Globe />} name={t('nav.federated')}>
            {t('explore.federated')}
          </ExploreLink>
        )}
      </ExploreSection>
      <CustomFeeds />
      <ExploreSection title={t('search.accounts')}>
        <ExploreLink
          href={pathTo('profile-directory')}
          icon={<UsersRound />}
          name={t('nav.profile_directory')}
        >
          {t('explore.directory')}
        </ExploreLink>
        {hasGroupFeature(instance?.version ?? '', 'read') && (
          <ExploreLink href={pathTo('group-list')} icon={<Users />} name={t('groups.title')}>
            {t('explore.groups')}
          </ExploreLink>
        )}
      </ExploreSection>
    </Page>
  )
}
