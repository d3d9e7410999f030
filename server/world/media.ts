/**
 * Adds files, attachments and custom emoji (docs/server/media.md#media, docs/server/posts.md#custom-emoji).
 */
import { digest } from './digest.ts'
import type { AccountRecord, AttachmentRecord, CustomEmojiRecord, FileRecord } from './records.ts'
import type { World } from './world.ts'

/**
 * The endings of file names that are not the second part of the type. For some types the real server has
 * none.
 */
const ENDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'image/jpeg': 'jpg',
    'audio/mpeg': 'm2a',
    'audio/mp4': 'mp4a',
    'audio/ogg': 'oga',
    'audio/vnd.wave': '',
    'audio/x-m4a': '',
    'audio/x-wav': '',
    'video/quicktime': 'mov',
    'video/ogg': 'ogv',
    'video/x-m4v': 'm4v',
  }),
)

function endingOf(type: string): string {
  const ending = ENDINGS.get(type) ?? type.slice(type.indexOf('/') + 1)
  return ending === '' ? '' : `.${ending}`
}

/** Puts bytes under `/media/` and returns their file name. The same bytes have the same name. */
export function addFile(world: World, bytes: Uint8Array, type: string): string {
  return addLazyFile(world, { key: bytes, type, read: () => bytes })
}

/** Puts a file under `/media/` that is read when somebody asks for it. The file name is made of `key`. */
export function addLazyFile(
  world: World,
  file: { key: Uint8Array | string; type: string; read: FileRecord['read'] },
): string {
  const name = `${digest(file.key)}${endingOf(file.type)}`
  if (!world.files.has(name)) {
    world.files.set(name, { name, type: file.type, created_at: world.clock(), read: file.read })
  }
  return name
}

/** Adds an attachment, which `addPost` attaches to a post. `file` is a name that `addFile` returned. */
export function addAttachment(
  world: World,
  attachment: {
    owner: AccountRecord
    file: string
    media_type: string
    description?: string | null
    created_at?: number
  },
): AttachmentRecord {
  const created_at = attachment.created_at ?? world.clock()
  const record: AttachmentRecord = {
    id: world.newId(created_at),
    owner_id: attachment.owner.id,
    file: attachment.file,
    media_type: attachment.media_type,
    description: attachment.description ?? null,
    post_id: null,
    created_at,
  }
  world.attachments.set(record.id, record)
  return record
}

/** Returns the key of a custom emoji: `shortcode` for a local one, `shortcode@host` for a remote one. */
export const emojiKey = (shortcode: string, host: string | null): string =>
  host === null ? shortcode : `${shortcode}@${host}`

export function addCustomEmoji(
  world: World,
  emoji: { shortcode: string; file: string; host?: string; category?: string },
): CustomEmojiRecord {
  const { shortcode, file, host = null, category = null } = emoji
  const record = { shortcode, host, file, category }
  world.emojis.set(emojiKey(shortcode, host), record)
  return record
}

/** Returns the keys of the emoji of `host` that `text` names. */
export function emojisIn(world: World, text: string, host: string | null): string[] {
  if (!text.includes(':')) return []
  const names = text.matchAll(/:([a-zA-Z0-9_]{2,100}):/g)
  return knownEmojis(
    world,
    [...names].map(([, name = '']) => emojiKey(name, host)),
  )
}

/**
 * Returns those of the keys that stand for an emoji, each once, in the order in which the emoji were added.
 */
export function knownEmojis(world: World, keys: Iterable<string>): string[] {
  const named = new Set(keys)
  return named.size === 0 ? [] : [...world.emojis.keys()].filter((key) => named.has(key))
}
