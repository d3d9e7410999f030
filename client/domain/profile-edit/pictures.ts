/**
 * Decides which files may become a picture of a profile (docs/spec/settings.md#pictures-of-a-profile,
 * docs/server/accounts.md#images-of-a-profile).
 */
import type { Instance } from '#contract/entities/instance.ts'
import { isHeic, mediaTypeOf } from '../composer/attachment.ts'

/** The most bytes of a picture of a profile, whatever the instance says about attachments. */
export const MOST_BYTES = 2_000_000

/** The reasons why a file cannot be used. */
export type PictureProblem =
  | 'type'
  | 'heic'
  | 'empty'
  | 'unreadable'
  | 'uncleanable'
  | 'too_large'
  | 'moves_too_large'
  | 'whole_too_large'

/** Returns the types of pictures that the server takes. */
export const pictureTypes = ({ configuration }: Pick<Instance, 'configuration'>): readonly string[] =>
  configuration.media_attachments.supported_mime_types.filter((type) => type.startsWith('image/'))

/** Returns what is wrong with a file that was chosen, as far as its name, type and size tell. */
export function pictureProblem(
  file: { name: string; type: string; size: number },
  instance: Pick<Instance, 'configuration'>,
): PictureProblem | null {
  const type = mediaTypeOf(file)
  if (isHeic(file)) return 'heic'
  if (!pictureTypes(instance).includes(type)) return 'type'
  return file.size === 0 ? 'empty' : null
}

/** Returns the number of bytes that a `data:` URL of base64 holds. */
export function bytesOf(dataUrl: string): number {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1)
  return Math.floor((base64.replace(/=+$/, '').length * 3) / 4)
}
