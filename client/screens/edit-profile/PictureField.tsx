import { useId, useRef } from 'react'
import { FileZone } from '#components/file-zone/FileZone.tsx'
import type { Instance } from '#contract/entities/instance.ts'
import { SIZES } from '#domain/profile-edit/crop.ts'
import { pictureTypes } from '#domain/profile-edit/pictures.ts'
import type { PictureKind } from '#domain/profile-edit/profile-edit.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { FileInput } from '#ui/FileInput.tsx'
import { CropDialog } from './CropDialog.tsx'
import styles from './PictureField.module.css'
import { PictureNotes } from './PictureNotes.tsx'
import { usePicture } from './use-picture.ts'

/**
 * Shows the buttons that choose a picture and the part of it that is shown, remove it, or put the former one
 * back.
 */
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
        <FileInput
          ref={input}
          accept={pictureTypes(instance).join(',')}
          onChoose={([file]) => file && void choose(file)}
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
        <PictureNotes problemId={`${id}-problem`} problem={problem} whole={chosen ? whole : null} />
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
