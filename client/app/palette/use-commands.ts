import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LENS_LABELS } from '#components/home-lens/lens-texts.ts'
import { useChooseLens } from '#components/home-lens/use-choose-lens.ts'
import { chooseLanguage } from '#components/language/choose-language.ts'
import { SECTION_LABELS } from '#components/preferences/section-labels.ts'
import { GROUP_LABELS, SHORTCUT_LABELS } from '#components/shortcuts/shortcut-labels.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer, useVisitor } from '#data/connection/session.ts'
import { useAllFeeds } from '#data/feeds/all-feeds.ts'
import { joinedGroupsQuery } from '#data/groups/groups.ts'
import { useLens } from '#data/home-lens/lensed-home.ts'
import { shortcutsInUse } from '#data/shortcuts/shortcut-settings.ts'
import { hasGroupFeature } from '#domain/group/features.ts'
import { LENSES } from '#domain/post/lens.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { profilePath } from '#domain/profile/link.ts'
import { checkAccess } from '#domain/session/access.ts'
import { pathTo, ROUTES } from '#domain/session/route-map.ts'
import { sectionPath } from '#domain/settings/section.ts'
import { SHORTCUTS, type Shortcut } from '#domain/shortcuts/shortcut.ts'
import { offersSubscriptions } from '#domain/subscription/offered-kinds.ts'
import { englishTexts } from '#i18n/english.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { LOCALES, ownName } from '#i18n/locales.ts'
import { fillIn, type Message } from '#i18n/messages.ts'
import { showTheme, useTheme } from '#platform/device/theme.ts'
import { useStore } from '#platform/storage/store.ts'
import { SETTINGS } from '#screens/settings/setting-index.ts'
import { controlIn } from '../shortcuts/current-card.ts'
import { goTo } from '../shortcuts/go.ts'
import { canPressOnPost } from '../shortcuts/press-on-post.ts'
import { usePerform } from '../shortcuts/use-perform.ts'
import type { Command, More } from './command.ts'
import { logOut } from './log-out.ts'
import { PLACES } from './places.ts'
import { useAccountCommands } from './use-account-commands.ts'
import { useMenuActions } from './use-menu-actions.ts'

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
    ...useLenses(more),
    ...useFeeds(),
    ...useGroups(),
    ...useSettings(more),
    ...useLooks(more),
    ...useAccountCommands(more),
    ...useLogOut(more),
  ]
}

function useActions(card: HTMLElement | null, more: More): Command[] {
  const t = useText()
  const { keys } = useStore(shortcutsInUse)
  const perform = usePerform()
  const isGuest = useVisitor().kind === 'guest'
  const actions: readonly Shortcut[] = SHORTCUTS.filter(
    ({ name, group }) => group !== 'places' && !(isGuest && (name === 'write' || name === 'search')),
  )
  return actions
    .filter(({ name }) => name !== 'lens' || controlIn(document, name) !== null)
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

function usePlaces(more: More): Command[] {
  const t = useText()
  const visitor = useVisitor()
  const viewer = useViewer()
  const instance = useInstance()
  const offered = {
    payments: offersSubscriptions(instance),
    groups: hasGroupFeature(instance?.version ?? '', 'read'),
  }
  const { keys } = useStore(shortcutsInUse)
  const entries: readonly Shortcut[] = SHORTCUTS
  const group = t('shortcut.group_places')
  const places = PLACES.filter(
    ({ route, needs }) =>
      checkAccess(ROUTES[route].access, visitor, instance) === 'allow' && (!needs || offered[needs]),
  ).map(({ route, label }): Command => {
    const own = entries.find((each) => each.route === route)
    return {
      name: `place ${route}`,
      group,
      title: t(label),
      more: more(label),
      keys: own && keys.get(own.name),
      href: pathTo(route as 'home'),
    }
  })
  if (!viewer) return places
  const [label, href] = ['profile.title', profilePath(viewer)] as const
  return [...places, { name: 'place profile', group, title: t(label), more: more(label), href }]
}

function useSettings(more: More): Command[] {
  const t = useText()
  if (useVisitor().kind === 'guest') return []
  return SETTINGS.map(({ section, setting, title, more: others = [], terms = '' }) => ({
    name: `setting ${setting}`,
    group: t('nav.settings'),
    title: t(title),
    more: [t(SECTION_LABELS[section]), ...others.map((key) => t(key)), more(title, ...others), terms].join(
      ' ',
    ),
    href: sectionPath(section, setting),
  }))
}

/** The lenses of Home, without the one that is chosen. They lead there. */
function useLenses(more: More): Command[] {
  const t = useText()
  const visitor = useVisitor()
  const instance = useInstance()
  const chosen = useLens()
  const choose = useChooseLens()
  if (visitor.kind === 'guest') return []
  return [null, ...LENSES]
    .filter((lens) => lens !== chosen)
    .map((lens) => {
      const label = lens === null ? 'home.lens_none' : LENS_LABELS[lens]
      const run = () => {
        if (location.pathname !== pathTo('home')) goTo('home', visitor, instance)
        choose(lens)
      }
      return {
        name: `lens ${lens}`,
        group: t('home.lens'),
        title: t(label),
        more: more(label, 'home.lens'),
        run,
      }
    })
}

function useFeeds(): Command[] {
  const t = useText()
  const isUser = useVisitor().kind === 'user'
  const { feeds } = useAllFeeds({ enabled: isUser })
  return feeds.map(({ id, title }) => ({
    name: `feed ${id}`,
    group: t('custom_feeds.title'),
    title,
    more: '',
    href: pathTo('custom-feed-timeline', { feedId: id }),
  }))
}

function useGroups(): Command[] {
  const t = useText()
  const isUser = useVisitor().kind === 'user'
  const version = useInstance()?.version ?? ''
  const asks = isUser && hasGroupFeature(version, 'read')
  const { data } = useInfiniteQuery({ ...joinedGroupsQuery, enabled: asks })
  const groups = data?.pages.flatMap(({ items }) => items) ?? []
  return groups.map((group) => ({
    name: `group ${group.id}`,
    group: t('groups.title'),
    title: displayName(group),
    emojis: group.emojis,
    more: group.acct,
    href: profilePath(group),
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

function useLogOut(more: More): Command[] {
  const t = useText()
  if (useVisitor().kind === 'guest') return []
  const group = t(GROUP_LABELS.page)
  return [{ name: 'log-out', group, title: t('nav.logout'), more: more('nav.logout'), run: logOut }]
}

const englishName = (locale: string) => new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? ''

/** Returns the English texts once they are there; until then there are none. */
function useEnglish(): (key: TextKey) => string {
  const [english, setEnglish] = useState<Readonly<Record<string, Message>>>({})
  useEffect(() => {
    // Without a connection the palette finds the words of the reader's language alone.
    englishTexts().then(setEnglish, () => undefined)
  }, [])
  return (key) => {
    // The search leaves out filled-in words: they are in the title.
    return fillIn(english[key] ?? '', {}, 'en')
  }
}
