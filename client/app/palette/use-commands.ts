import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chooseLanguage } from '#components/language/choose-language.ts'
import { SECTION_LABELS } from '#components/preferences/section-labels.ts'
import { GROUP_LABELS, SHORTCUT_LABELS } from '#components/shortcuts/shortcut-labels.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer, useVisitor } from '#data/connection/session.ts'
import { feedsQuery } from '#data/feeds/feeds.ts'
import { findPost } from '#data/posts/find-post.ts'
import { shortcutsInUse } from '#data/shortcuts/shortcut-settings.ts'
import { allowedActions, type PostAction } from '#domain/post/post-action.ts'
import { preferencesOf } from '#domain/preference.ts'
import { checkAccess } from '#domain/session/access.ts'
import { pathTo, ROUTES } from '#domain/session/route-map.ts'
import { sectionPath } from '#domain/settings/section.ts'
import { SHORTCUTS, type Shortcut } from '#domain/shortcuts/shortcut.ts'
import { englishTexts } from '#i18n/english.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { LOCALES, ownName } from '#i18n/locales.ts'
import { showTheme, useTheme } from '#platform/device/theme.ts'
import { useStore } from '#platform/storage/store.ts'
import { SETTINGS } from '#screens/settings/setting-index.ts'
import { canPressOnPost, pressInMenu } from '../shortcuts/press-on-post.ts'
import { usePerform } from '../shortcuts/use-perform.ts'
import { PLACES } from './places.ts'

export interface Command {
  /** Names it among all commands. */
  name: string
  group: string
  title: string
  /** Other words that it is found by: its English name, the section of a setting. */
  more: string
  keys?: string | undefined
  /** The page that it leads to. */
  href?: string
  run?: () => void
}

/**
 * Returns all commands that the visitor can use now, those of the table of shortcuts first. `card` is the
 * post that they act on (docs/spec/keyboard.md#command-palette).
 */
export function useCommands(card: HTMLElement | null): readonly Command[] {
  const english = useEnglish()
  const more = (...keys: TextKey[]) => keys.map((key) => english(key)).join(' ')
  return [
    ...useActions(card, more),
    ...useMenuActions(card, more),
    ...usePlaces(more),
    ...useFeeds(),
    ...useSettings(more),
    ...useLooks(more),
  ]
}

type More = (...keys: TextKey[]) => string

function useActions(card: HTMLElement | null, more: More): Command[] {
  const t = useText()
  const { keys } = useStore(shortcutsInUse)
  const perform = usePerform()
  const isGuest = useVisitor().kind === 'guest'
  const actions: readonly Shortcut[] = SHORTCUTS.filter(
    ({ name, group }) => group !== 'places' && !(isGuest && (name === 'write' || name === 'search')),
  )
  return actions
    .filter(({ name, group }) => group !== 'post' || (card !== null && canPressOnPost(card, name)))
    .map(({ name, group }) => ({
      name: `action ${name}`,
      group: t(GROUP_LABELS[group]),
      title: t(SHORTCUT_LABELS[name]),
      more: more(SHORTCUT_LABELS[name]),
      keys: keys.get(name),
      run: () => perform(name, card),
    }))
}

/** The actions of a post that stand in its menu alone, with their names there. */
const IN_MENU: readonly { action: PostAction; item?: string; label: TextKey }[] = [
  { action: 'copy-link', label: 'post.action.copy_link' },
  { action: 'unbookmark', item: 'labels', label: 'labels.title' },
  { action: 'pin', label: 'post.action.pin' },
  { action: 'unpin', label: 'post.action.unpin' },
  { action: 'save', label: 'post.action.save' },
  { action: 'edit', label: 'post.action.edit' },
  { action: 'load-replies', label: 'post.action.load_replies' },
  { action: 'delete', label: 'post.action.delete' },
]

function useMenuActions(card: HTMLElement | null, more: More): Command[] {
  const t = useText()
  const client = useQueryClient()
  const viewer = useViewer()
  const instance = useInstance()
  const entry = card && viewer && findPost(client, card.dataset.row ?? '')
  if (!card || !entry) return []
  const { defaultVisibility } = preferencesOf(viewer)
  const post = entry.reblog ?? entry
  const allowed = allowedActions(post, { viewer, instance, relationship: null, defaultVisibility })
  return IN_MENU.filter(({ action }) => allowed.has(action)).map(({ action, item = action, label }) => ({
    name: `post ${item}`,
    group: t(GROUP_LABELS.post),
    title: t(label),
    more: more(label),
    run: () => pressInMenu(card, item),
  }))
}

function usePlaces(more: More): Command[] {
  const t = useText()
  const visitor = useVisitor()
  const instance = useInstance()
  const { keys } = useStore(shortcutsInUse)
  const entries: readonly Shortcut[] = SHORTCUTS
  return PLACES.filter(({ route }) => checkAccess(ROUTES[route].access, visitor, instance) === 'allow').map(
    ({ route, label }) => {
      const own = entries.find((each) => each.route === route)
      return {
        name: `place ${route}`,
        group: t('shortcut.group_places'),
        title: t(label),
        more: more(label),
        keys: own && keys.get(own.name),
        href: pathTo(route as 'home'),
      }
    },
  )
}

function useSettings(more: More): Command[] {
  const t = useText()
  if (useVisitor().kind === 'guest') return []
  return SETTINGS.map(({ section, setting, title, more: others = [] }) => ({
    name: `setting ${setting}`,
    group: t('nav.settings'),
    title: t(title),
    more: [t(SECTION_LABELS[section]), ...others.map((key) => t(key)), more(title, ...others)].join(' '),
    href: sectionPath(section, setting),
  }))
}

function useFeeds(): Command[] {
  const t = useText()
  const isUser = useVisitor().kind === 'user'
  const { data: feeds = [] } = useQuery({ ...feedsQuery, enabled: isUser })
  return feeds.map(({ id, title }) => ({
    name: `feed ${id}`,
    group: t('custom_feeds.title'),
    title,
    more: '',
    href: pathTo('custom-feed-timeline', { feedId: id }),
  }))
}

function useLooks(more: More): Command[] {
  const t = useText()
  const theme = useTheme() === 'dark' ? 'light' : 'dark'
  const label = theme === 'light' ? 'theme.use_light' : 'theme.use_dark'
  const group = t('settings.section_appearance')
  return [
    { name: 'theme', group, title: t(label), more: more(label), run: () => showTheme(theme) },
    ...LOCALES.map((locale) => ({
      name: `language ${locale}`,
      group,
      title: ownName(locale),
      more: `${t('language.label')} ${more('language.label')} ${englishName(locale)}`,
      run: () => void chooseLanguage(locale, t),
    })),
  ]
}

const englishName = (locale: string) => new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? ''

/** Returns the English texts once they are there; until then there are none. */
function useEnglish(): (key: TextKey) => string {
  const [english, setEnglish] = useState<Readonly<Record<string, unknown>>>({})
  useEffect(() => {
    // Without a connection the palette finds the words of the reader's language alone.
    englishTexts().then(setEnglish, () => undefined)
  }, [])
  return (key) => {
    const text = english[key]
    return typeof text === 'string' ? text : ''
  }
}
