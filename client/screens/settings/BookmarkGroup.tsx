import { Command } from '#components/feedback/Command.tsx'
import { shareBookmark } from '#domain/sharing/bookmark.ts'
import { useText } from '#i18n/i18n.ts'
import { SettingsGroup } from './SettingsGroup.tsx'

/** Shows the address of a bookmark that shares other pages (docs/spec/writing.md#what-others-share). */
export function BookmarkGroup() {
  const t = useText()
  return (
    <SettingsGroup name="bookmark" title={t('bookmark.title')} help={t('bookmark.help')}>
      <Command>{shareBookmark(location.origin)}</Command>
    </SettingsGroup>
  )
}
