/** The names of emoji, which vite/emoji-data.ts makes of emojibase's data while building. */
declare module 'virtual:standard-emoji' {
  /** The emoji of one category in the order of the standard; `tags` are more words to find it by. */
  export interface StandardEmojiGroup {
    group: string
    emojis: readonly (readonly [text: string, name: string, tags: string])[]
  }

  /** One for each language of the client that emojibase knows too. */
  export const languages: Readonly<Record<string, () => Promise<{ default: readonly StandardEmojiGroup[] }>>>

  /** The names that a server replaces by a character in what is written. */
  export const shortcodes: () => Promise<{ default: ReadonlySet<string> }>
}
