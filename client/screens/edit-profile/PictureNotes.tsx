import { MOST_BYTES, type PictureProblem } from '#domain/profile-edit/pictures.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import styles from './PictureNotes.module.css'
import type { WholeReason } from './use-picture.ts'

const PROBLEMS = {
  type: 'edit_profile.picture_type',
  heic: 'edit_profile.picture_heic',
  empty: 'attachment.empty',
  unreadable: 'attachment.unreadable',
  too_large: 'edit_profile.picture_too_large',
  moves_too_large: 'edit_profile.picture_moves_too_large',
  whole_too_large: 'edit_profile.picture_whole_too_large',
  uncleanable: 'edit_profile.picture_uncleanable',
} as const satisfies Record<PictureProblem, TextKey>

const WHOLE = {
  moving: 'edit_profile.picture_moves',
  whole: 'edit_profile.picture_whole',
} as const satisfies Record<WholeReason, TextKey>

const MEGABYTE = 1_000_000

/** Says why a picture was not taken, or why all of it is used. */
export function PictureNotes({
  problemId,
  problem,
  whole,
}: {
  problemId: string
  problem: PictureProblem | null
  whole: WholeReason | null
}) {
  const t = useText()
  return (
    <>
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {t(PROBLEMS[problem], { megabytes: MOST_BYTES / MEGABYTE })}
        </p>
      )}
      {whole && (
        <p role="status" className={styles.note}>
          {t(WHOLE[whole])}
        </p>
      )}
    </>
  )
}
