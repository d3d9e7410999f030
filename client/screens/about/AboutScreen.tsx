import { useQuery } from '@tanstack/react-query'
import { HtmlContent } from '#components/content/HtmlContent.tsx'
import { Page } from '#components/layout/Page.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { ProfileCard } from '#components/profile/ProfileCard.tsx'
import { instanceQuery } from '#data/connection/instance.ts'
import { useVisitor } from '#data/connection/session.ts'
import { ownOrigins, titleOf } from '#domain/instance.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Prose } from '#ui/Prose.tsx'
import styles from './AboutScreen.module.css'
import { AccessibilitySection } from './AccessibilitySection.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { ServerSection } from './ServerSection.tsx'
import { TechnicalDetails } from './TechnicalDetails.tsx'
import { WhatIsNew } from './WhatIsNew.tsx'

/** Shows the description of this instance and who runs it (docs/spec/instance.md#about). */
export function AboutScreen() {
  const t = useText()
  const { data: instance } = useQuery(instanceQuery)
  const guest = useVisitor().kind === 'guest'
  if (!instance) return <PostSkeleton count={2} />
  const links = { mentions: [], tags: [], posts: [], guest, origins: ownOrigins(instance, location.origin) }
  return (
    <Page
      title={t('about.title')}
      heading={titleOf(instance)}
      aside={
        guest && (
          <a href={pathTo('landing-page')} data-alone>
            {t('action.back')}
          </a>
        )
      }
    >
      <div className={styles.about}>
        <HtmlContent html={instance.description} emojis={[]} links={links} hasHeadings />
        {instance.contact_account && (
          <Prose aria-labelledby="administered-by">
            <h2 id="administered-by">{t('about.administered_by')}</h2>
            <ProfileCard account={instance.contact_account} />
          </Prose>
        )}
        <ServerSection instance={instance} guest={guest} />
        <AccessibilitySection guest={guest} />
        <PrivacySection />
        <WhatIsNew />
        {!guest && <TechnicalDetails instance={instance} />}
      </div>
    </Page>
  )
}
