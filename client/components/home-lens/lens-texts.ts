import type { Lens } from '#domain/post/lens.ts'
import type { TextKey } from '#i18n/i18n.ts'

/** The names of the lenses of Home. */
export const LENS_LABELS: Record<Lens, TextKey> = {
  'no-reposts': 'home.lens_no_reposts',
  'no-replies': 'home.lens_no_replies',
  'only-media': 'home.lens_only_media',
  'only-originals': 'home.lens_only_originals',
}

/** The texts that count what each of them leaves out. */
export const LEFT_OUT: Record<Lens, TextKey> = {
  'no-reposts': 'home.reposts_left_out',
  'no-replies': 'home.replies_left_out',
  'only-media': 'home.posts_left_out',
  'only-originals': 'home.posts_left_out',
}
