import { Heart } from 'lucide-react'
import { likedPostsQuery } from '#data/posts/personal-lists.ts'
import { useText } from '#i18n/i18n.ts'
import { PersonalList } from './PersonalList.tsx'

/** What the viewer likes, the last first (contract 1.6). */
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
