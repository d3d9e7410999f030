import {
  Flag,
  Hand,
  Hash,
  History,
  Leaf,
  Lightbulb,
  Plane,
  Smile,
  Sparkles,
  Star,
  Trophy,
  Utensils,
} from 'lucide-react'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './EmojiCategories.module.css'
import type { EmojiGroup } from './emoji-rows.ts'

const ICONS: ReadonlyMap<string, typeof Star> = new Map(
  Object.entries({
    favourites: Star,
    recent: History,
    custom: Sparkles,
    smileys: Smile,
    people: Hand,
    nature: Leaf,
    food: Utensils,
    travel: Plane,
    activities: Trophy,
    objects: Lightbulb,
    symbols: Hash,
    flags: Flag,
  }),
)

/**
 * Shows a button for each category, which scrolls to its heading. Custom categories have no icon and no
 * button.
 */
export function EmojiCategories({
  groups,
  onSelect,
}: {
  groups: readonly EmojiGroup[]
  onSelect: (group: string) => void
}) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={t('emoji.categories')}
      className={styles.categories}
      onPointerDown={(event) => event.preventDefault()} // the search box keeps the focus, and its arrow keys go on from here
    >
      {groups.map(({ id, title }) => {
        const Icon = ICONS.get(id)
        return (
          Icon && <IconButton key={id} size="s" label={title} icon={<Icon />} onClick={() => onSelect(id)} />
        )
      })}
    </div>
  )
}
