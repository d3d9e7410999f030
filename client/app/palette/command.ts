import type { CustomEmoji } from '#contract/entities/emoji.ts'
import type { TextKey } from '#i18n/i18n.ts'

/** Something that the command palette finds (docs/spec/keyboard.md#command-palette). */
export interface Command {
  /** Names it among all commands. */
  name: string
  group: string
  title: string
  /** The pictures for the signs in the title, where somebody's name stands in it. */
  emojis?: readonly CustomEmoji[]
  /** Other words that it is found by: its English name, the section of a setting. */
  more: string
  keys?: string | undefined
  /** The page that it leads to. */
  href?: string
  run?: () => void
}

/** Returns the English texts of keys, by which a command is found too. */
export type More = (...keys: TextKey[]) => string
