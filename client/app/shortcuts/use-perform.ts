import { writeAtHome } from '#components/composer/write-at-home.ts'
import { refreshShownLists } from '#components/list/shown-lists.ts'
import { showShortcuts } from '#components/shortcuts/shown-shortcuts.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useVisitor } from '#data/connection/session.ts'
import { mayCreatePost } from '#domain/session/permission.ts'
import { type ShortcutName, shortcut } from '#domain/shortcuts/shortcut.ts'
import { moveToRow } from '#platform/focus/move-rows.ts'
import { controlIn, currentCard } from './current-card.ts'
import { goTo, goUp } from './go.ts'
import { pressOnPost } from './press-on-post.ts'

/**
 * Returns the function that does what a shortcut stands for: it presses a control, or calls what a control
 * calls (docs/spec/keyboard.md#the-same-as-the-button).
 */
export function usePerform(): (name: ShortcutName, card?: HTMLElement | null) => void {
  const visitor = useVisitor()
  const instance = useInstance()

  function write() {
    if (visitor.kind === 'guest' || !mayCreatePost(visitor.account)) return
    writeAtHome()
    // An open form is gone on with.
    document.querySelector<HTMLElement>('main form textarea:not([data-card] *)')?.focus()
  }

  const onPage: Partial<Record<ShortcutName, () => void>> = {
    next: () => moveToRow(1),
    previous: () => moveToRow(-1),
    news: showNews,
    up: () => void goUp(),
    write,
    search: () => controlIn(document, 'search')?.focus(),
    lens: () => controlIn(document, 'lens')?.click(),
    help: showShortcuts,
  }

  return (name, card = currentCard()) => {
    const { group, route } = shortcut(name) ?? {}
    if (route) goTo(route, visitor, instance)
    else if (group !== 'post') onPage[name]?.()
    else if (card) pressOnPost(card, name)
  }
}

/** Presses the button that new posts wait behind, or that refreshes a list; not every list has one. */
function showNews(): void {
  const news = document.querySelector<HTMLElement>('main [data-makes-way][data-shortcut="news"]')
  const button = news ?? controlIn(document, 'news')
  if (button) button.click()
  else refreshShownLists()
}
