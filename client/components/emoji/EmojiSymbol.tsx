import { CustomEmoji } from '#components/content/CustomEmoji.tsx'

/** A character as it is, a custom emoji as its picture. */
export function EmojiSymbol({ name, url }: { name: string; url: string | null }) {
  return url === null ? name : <CustomEmoji emoji={{ shortcode: name, url, category: null }} />
}
