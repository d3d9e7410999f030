import { Bookmark, Tag } from 'lucide-react'
import { useState } from 'react'
import { UnreadablePreferences } from '#components/preferences/UnreadablePreferences.tsx'
import { labelledPostsQuery, useLabels } from '#data/posts/bookmark-labels.ts'
import { bookmarksQuery } from '#data/posts/personal-lists.ts'
import { type Label, labelNamed } from '#domain/bookmark-labels.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { useSearchParams } from '#platform/page/location.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { useIsWindowOpen } from '#ui/use-is-window-open.ts'
import styles from './Bookmarks.module.css'
import { LabelTools } from './LabelTools.tsx'
import { PersonalList } from './PersonalList.tsx'

/**
 * Shows the viewer's bookmarks, including posts of muted people: all, or those with a label
 * (docs/spec/timelines.md#bookmarks, docs/spec/timelines.md#labels-of-bookmarks).
 */
export function BookmarksScreen() {
  const t = useText()
  const { labels } = useLabels()
  const chosen = useHeldLabel(labelNamed(labels, useSearchParams().get('label')))
  const list = chosen ? labelledPostsQuery(chosen) : bookmarksQuery
  return (
    <PersonalList
      key={chosen?.name ?? ''}
      route="bookmark-list"
      title={t('nav.bookmarks')}
      list={list}
      showsMuted
      icon={chosen ? <Tag /> : <Bookmark />}
      emptyHint={t(chosen ? 'labels.empty' : 'bookmarks.empty')}
      above={
        <>
          {labels.length > 0 ? (
            <LabelTabs labels={labels} chosen={chosen} />
          ) : (
            <p className={styles.hint}>{t('labels.hint')}</p>
          )}
          {chosen && <LabelTools label={chosen} />}
          <UnreadablePreferences isShown={({ kind }) => kind === 'label'} />
        </>
      }
    />
  )
}

/**
 * Returns the chosen label, as it was when a window was opened: that of a post stands in its row, which would
 * leave with it as soon as the post loses the label.
 */
function useHeldLabel(chosen: Label | undefined): Label | undefined {
  const isWindowOpen = useIsWindowOpen()
  const [held, setHeld] = useState<Label | null>(null)
  if (isWindowOpen && held === null && chosen) setHeld(chosen)
  if (!isWindowOpen && held !== null) setHeld(null)
  return held !== null && held.name === chosen?.name ? held : chosen
}

function LabelTabs({ labels, chosen }: { labels: readonly Label[]; chosen: Label | undefined }) {
  const t = useText()
  const path = pathTo('bookmark-list')
  return (
    <LinkTabs
      kind="chips"
      label={t('labels.tabs')}
      tabs={[
        { href: path, label: t('labels.all'), current: chosen === undefined },
        ...labels.map(({ name }) => ({
          href: `${path}?label=${encodeURIComponent(name)}`,
          label: name,
          content: <span translate="no">{name}</span>,
          current: name === chosen?.name,
        })),
      ]}
    />
  )
}
