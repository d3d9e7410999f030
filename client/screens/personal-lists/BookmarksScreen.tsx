import { Bookmark } from 'lucide-react'
import { bookmarksQuery } from '#data/posts/personal-lists.ts'
import { useText } from '#i18n/i18n.ts'
import { PersonalList } from './PersonalList.tsx'

/** Shows the viewer's bookmarks, including posts of muted people (docs/spec/timelines.md#bookmarks). */
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
