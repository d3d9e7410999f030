import { useId, useRef } from 'react'
import { FileZone } from '#components/file-zone/FileZone.tsx'
import type { Instance } from '#contract/entities/instance.ts'
import { SIZES } from '#domain/profile-edit/crop.ts'
import { MOST_BYTES, type PictureProblem, pictureTypes } from '#domain/profile-edit/pictures.ts'
import type { PictureKind } from '#domain/profile-edit/profile-edit.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { CropDialog } from './CropDialog.tsx'
import styles from './PictureField.module.css'
import { usePicture, type WholeReason } from './use-picture.ts'

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

/** Chooses a picture and the part of it that is shown, removes it, or puts the former one back. */
export function PictureField({
  label,
  kind,
  instance,
  former,
  chosen,
  onChange,
}: {
  label: string
  kind: PictureKind
  instance: Instance
  /** The picture that the profile has now. */
  former: string | null
  /** The new picture; null removes the former one, undefined leaves it. */
  chosen: string | null | undefined
  onChange: (picture: string | null | undefined) => void
}) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const { problem, whole, isReading, toCrop, choose, finish, forget } = usePicture(instance, onChange)
  const hasPicture = chosen === undefined ? former !== null : chosen !== null

  /** The button that was pressed leaves. */
  function put(picture: null | undefined) {
    chooseButton.current?.focus()
    forget()
    onChange(picture)
  }

  return (
    <FileZone
      isSingle
      hint={t('edit_profile.picture_drop')}
      isClosed={isReading || toCrop !== null}
      onFiles={([file]) => file && void choose(file)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot have its legend beside the buttons */}
      <div role="group" aria-labelledby={id} className={styles.field}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes(instance).join(',')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void choose(file)
            currentTarget.value = '' // or the same file could not be picked again
          }}
        />
        <div className={styles.buttons}>
          <Button
            ref={chooseButton}
            busy={isReading}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onClick={() => input.current?.click()}
          >
            {t('edit_profile.picture_choose')}
          </Button>
          {hasPicture && <Button onClick={() => put(null)}>{t('edit_profile.picture_remove')}</Button>}
          {chosen !== undefined && (
            <Button kind="quiet" onClick={() => put(undefined)}>
              {t('edit_profile.picture_put_back')}
            </Button>
          )}
        </div>
        {problem && (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {t(PROBLEMS[problem], { megabytes: MOST_BYTES / MEGABYTE })}
          </p>
        )}
        {whole && chosen && (
          <p role="status" className={styles.note}>
            {t(WHOLE[whole])}
          </p>
        )}
        {toCrop && (
          <CropDialog
            picture={toCrop}
            shape={SIZES[kind]}
            onUse={(part) => void finish(part)}
            onCancel={() => void finish(null)}
          />
        )}
      </div>
    </FileZone>
  )
}
