import { Mail } from 'lucide-react'
import { directPostsQuery } from '#data/posts/personal-lists.ts'
import { useText } from '#i18n/i18n.ts'
import { PersonalList } from './PersonalList.tsx'

/** Shows the direct posts to and from the viewer (docs/server/timelines.md#direct). */
export function DirectPostsScreen() {
  const t = useText()
  return (
    <PersonalList
      route="direct-post-list"
      title={t('direct.title')}
      list={directPostsQuery}
      timeline
      icon={<Mail />}
      emptyHint={t('direct.empty')}
    />
  )
}
