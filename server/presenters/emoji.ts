/** Writes a custom emoji as the API shows it (docs/server/posts.md#custom-emoji). */
import { isAtLeast } from '../policies/version.ts'
import { mediaUrl, type View } from './view.ts'

export function presentEmoji(key: string, view: View) {
  const emoji = view.world.emojis.get(key)
  if (!emoji) return null
  const url = mediaUrl(emoji.file, view)
  return {
    shortcode: emoji.shortcode,
    url,
    static_url: url,
    visible_in_picker: true,
    ...(isAtLeast(view.world, '5.4') && { category: emoji.category }),
  }
}

export const presentEmojis = (keys: string[], view: View) =>
  keys.flatMap((key) => presentEmoji(key, view) ?? [])
