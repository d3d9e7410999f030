import { CustomEmoji } from '#components/content/CustomEmoji.tsx'

/** Shows one emoji: a standard one as text, a custom one as a picture. */
export function EmojiSymbol({ name, url }: { name: string; url: string | null }) {
  return url === null ? (
    <span translate="no">{name}</span>
  ) : (
    <CustomEmoji emoji={{ shortcode: name, url, category: null }} />
  )
}
