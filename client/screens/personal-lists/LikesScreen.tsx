import { Heart } from 'lucide-react'
import { likedPostsQuery } from '#data/posts/personal-lists.ts'
import { useText } from '#i18n/i18n.ts'
import { PersonalList } from './PersonalList.tsx'

/**
 * Shows the posts that the viewer likes, the latest like first (docs/server/timelines.md#likes,
 * docs/spec/timelines.md#likes-and-direct-posts).
 */
export function LikesScreen() {
  const t = useText()
  return (
    <PersonalList
      route="like-list"
      title={t('likes.title')}
      list={likedPostsQuery}
      showsMuted
      icon={<Heart />}
      emptyHint={t('likes.empty')}
    />
  )
}
