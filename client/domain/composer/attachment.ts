/**
 * Which files may go with a post, in which order they lie at the server, and what is wrong with others
 * (docs/spec/attachments.md#accepted-types, docs/spec/attachments.md#how-a-file-is-uploaded,
 * docs/spec/attachments.md#description-of-a-picture, docs/spec/attachments.md#order-of-files,
 * docs/server/media.md#upload).
 */
import type { Attachment } from '#contract/entities/attachment.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { DraftAttachment } from './draft.ts'

/** The server's limit for a description (docs/server/media.md#upload). */
export const MAX_DESCRIPTION = 3000

const limits = ({ configuration: { statuses, media_attachments } }: Instance) => ({
  count: statuses.max_media_attachments,
  types: media_attachments.supported_mime_types,
  size: media_attachments.image_size_limit,
})

/** For the file dialog. Some systems know `video/x-m4v` only by its ending. */
export function acceptString(instance: Instance): string {
  const { types } = limits(instance)
  return [...types, ...(types.includes('video/x-m4v') ? ['.m4v'] : [])].join(',')
}

export const acceptsMore = (instance: Instance, count: number) => count < limits(instance).count

export type FileProblemKind =
  | 'too_many'
  | 'type'
  | 'heic'
  | 'folder'
  | 'empty'
  | 'size'
  | 'unreadable'
  | 'uncleanable'
  | 'canvas'
  | 'missing'
  | 'download'
  | 'cancelled'

/** A problem of a file that needs no server to be known. */
export class FileProblem extends Error {
  override name = 'FileProblem'
  readonly kind: FileProblemKind

  constructor(kind: FileProblemKind, options?: ErrorOptions) {
    super(`file problem: ${kind}`, options)
    this.kind = kind
  }
}

interface Picked {
  name: string
  type: string
  size: number
}

/**
 * Returns the type with which a file is sent: without what some systems add to it, by its official name, and
 * by its ending where it has none.
 */
export function mediaTypeOf({ name, type }: Pick<Picked, 'name' | 'type'>): string {
  const plain = type.replace(/;.*/s, '').trim().toLowerCase()
  if (plain !== '' && plain !== UNKNOWN) return OTHER_NAMES.get(plain) ?? plain
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return ENDINGS.get(ending) ?? plain
}

const UNKNOWN = 'application/octet-stream'

/** Names by which some systems call types that servers know by another one. */
const OTHER_NAMES = new Map([
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/x-png', 'image/png'],
  ['audio/mp3', 'audio/mpeg'],
  ['audio/x-mpeg', 'audio/mpeg'],
  ['audio/x-flac', 'audio/flac'],
  ['audio/x-aac', 'audio/aac'],
  ['audio/wave', 'audio/wav'],
  ['audio/x-pn-wav', 'audio/wav'],
  ['application/ogg', 'audio/ogg'],
])

/** Types by the endings of files for which some systems know none. */
const ENDINGS = new Map([
  ['m4v', 'video/x-m4v'],
  ['webm', 'video/webm'],
  ['mov', 'video/quicktime'],
  ['mp4', 'video/mp4'],
  ['ogv', 'video/ogg'],
  ['m4a', 'audio/mp4'],
  ['mp3', 'audio/mpeg'],
  ['ogg', 'audio/ogg'],
  ['oga', 'audio/ogg'],
  ['opus', 'audio/ogg'],
  ['flac', 'audio/flac'],
  ['aac', 'audio/aac'],
  ['wav', 'audio/wav'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['apng', 'image/apng'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
])

/** Returns whether it is a picture as Apple's phones make them; some browsers know no type for them. */
export const isHeic = ({ name, type }: Pick<Picked, 'name' | 'type'>) =>
  /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)

export const isPicture = (mediaType: string) => mediaType.startsWith('image/')

/** Pictures may still be made smaller; anything else is as large as it is. */
export function problemOf(file: Picked, instance: Instance): FileProblemKind | null {
  const type = mediaTypeOf(file)
  const { types, size } = limits(instance)
  if (!types.includes(type)) return isHeic(file) ? 'heic' : 'type'
  if (file.size === 0) return 'empty'
  return file.size > size && !isPicture(type) ? 'size' : null
}

/**
 * Divides files that were picked, dropped or pasted into those that may come along and those that may not,
 * with the reasons.
 * `folders`: those that are none, although a browser hands them over like files.
 */
export function admit<File extends Picked>(
  files: readonly File[],
  count: number,
  instance: Instance,
  folders: readonly File[] = [],
) {
  const admitted: File[] = []
  const refused: { file: File; kind: FileProblemKind }[] = []
  for (const file of files) {
    const found = folders.includes(file) ? 'folder' : problemOf(file, instance)
    const kind = found ?? (acceptsMore(instance, count + admitted.length) ? null : 'too_many')
    if (kind === null) admitted.push(file)
    else refused.push({ file, kind })
  }
  return { admitted, refused }
}

/** `data:{type/subtype};base64,{data}`, or null for anything else. */
export function parseDataUrl(url: string): { mediaType: string; data: string } | null {
  const [, mediaType, data] = /^data:([\w.+-]+\/[\w.+-]+);base64,(.+)$/s.exec(url) ?? []
  return mediaType !== undefined && data !== undefined ? { mediaType, data } : null
}

/** Returns the description that is sent: an empty one is none. */
export const descriptionToSend = (description: string): string | null => description.trim() || null

export const isDescribed = ({ description, uploaded }: DraftAttachment) =>
  descriptionToSend(description) === (uploaded?.description ?? null)

/** Pictures that say nothing to those who cannot see them. */
export const undescribed = (attachments: readonly DraftAttachment[]) =>
  attachments.filter(
    ({ mediaType, description }) => isPicture(mediaType) && descriptionToSend(description) === null,
  )

/**
 * Pictures whose metadata may still be taken out; those of a published post lie at the server as they are.
 */
const cleanable = (attachments: readonly DraftAttachment[]) =>
  attachments.filter(({ mediaType, isPublished }) => isPicture(mediaType) && !isPublished)

/**
 * Returns whether a file is sent with everything that it tells about its author: nothing is taken out of
 * films and sounds.
 */
export const isSentAsItIs = ({ mediaType, isPublished }: DraftAttachment) =>
  !isPicture(mediaType) && !isPublished

/** Returns whether the pictures are sent as they are; null where there is none to ask about. */
export function keepsOriginals(attachments: readonly DraftAttachment[]): boolean | null {
  const pictures = cleanable(attachments)
  return pictures.length === 0 ? null : pictures.some(({ isOriginal }) => isOriginal)
}

/**
 * The list with every picture as it is, or cleaned; what is at the server already in its other form is sent
 * again.
 */
export function withOriginals(
  attachments: readonly DraftAttachment[],
  isOriginal: boolean,
): readonly DraftAttachment[] {
  const pictures = new Set(cleanable(attachments))
  return inUploadOrder(
    attachments.map((attachment) =>
      pictures.has(attachment) && (attachment.isOriginal ?? false) !== isOriginal
        ? { ...attachment, isOriginal, uploaded: null }
        : attachment,
    ),
  )
}

export const isUploaded = ({ uploaded }: DraftAttachment) => uploaded !== null

/** Only then a post may be made; what failed is tried again or taken out, never left behind in silence. */
export const areUploaded = (attachments: readonly DraftAttachment[]) => attachments.every(isUploaded)

/**
 * The server orders the files of a post by the time they came, which their ids tell
 * (docs/server/README.md#ids). From the first one that came too early on, they have to be sent again.
 */
export function inUploadOrder(attachments: readonly DraftAttachment[]): readonly DraftAttachment[] {
  let last = ''
  let isLate = false
  return attachments.map((attachment) => {
    if (attachment.uploaded === null) return attachment
    const { id } = attachment.uploaded
    isLate ||= id.toLowerCase() < last
    last = id.toLowerCase()
    return isLate ? { ...attachment, uploaded: null } : attachment
  })
}

/** The server has none of them any more; what belongs to a published post is no upload. */
export const withoutUploads = (attachments: readonly DraftAttachment[]): readonly DraftAttachment[] =>
  attachments.map((attachment) => (attachment.isPublished ? attachment : { ...attachment, uploaded: null }))

/** The list once the server has one more of its files. */
export const withUploaded = (
  attachments: readonly DraftAttachment[],
  key: string,
  uploaded: Attachment,
): readonly DraftAttachment[] => inUploadOrder(withChange(attachments, key, { uploaded }))

/** The list with one of its files at another place. */
export function moved(
  attachments: readonly DraftAttachment[],
  key: string,
  to: number,
): readonly DraftAttachment[] {
  const moving = attachments.find((attachment) => attachment.key === key)
  if (!moving || to < 0 || to >= attachments.length) return attachments
  return inUploadOrder(attachments.filter((attachment) => attachment !== moving).toSpliced(to, 0, moving))
}

export const withChange = (
  attachments: readonly DraftAttachment[],
  key: string,
  change: Partial<DraftAttachment>,
): readonly DraftAttachment[] =>
  attachments.map((attachment) => (attachment.key === key ? { ...attachment, ...change } : attachment))
