import { Bookmark } from 'lucide-react'
import { bookmarksQuery } from '#data/posts/personal-lists.ts'
import { useText } from '#i18n/i18n.ts'
import { PersonalList } from './PersonalList.tsx'

/** What the viewer put aside to find it again, posts of muted people included (spec A §2.10). */
export function BookmarksScreen() {
  const t = useText()
  return (
    <PersonalList
      route="bookmark-list"
      title={t('nav.bookmarks')}
      list={bookmarksQuery}
      showsMuted
      icon={<Bookmark />}
      emptyHint={t('bookmarks.empty')}
    />
  )
}
