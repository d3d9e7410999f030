import { Mail } from 'lucide-react'
import { useInstance } from '#data/connection/instance.ts'
import { directPostsQuery } from '#data/posts/personal-lists.ts'
import { isOlderThan } from '#domain/instance.ts'
import { useText } from '#i18n/i18n.ts'
import { ConversationList } from './ConversationList.tsx'
import { PersonalList } from './PersonalList.tsx'

/**
 * Shows the direct posts to and from the viewer: as conversations, or one by one where the server is older
 * (docs/spec/conversations.md#list-of-conversations, docs/server/timelines.md#direct).
 */
export function DirectPostsScreen() {
  const t = useText()
  const instance = useInstance()
  if (instance !== null && !isOlderThan(instance.version, 4, 20)) return <ConversationList />
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
