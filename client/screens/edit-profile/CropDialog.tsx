import { useState } from 'react'
import {
  FIRST_CROP,
  MAX_ZOOM,
  pulled,
  regionOf,
  roomOf,
  type Size,
  zoomed,
} from '#domain/profile-edit/crop.ts'
import { useText } from '#i18n/i18n.ts'
import { AnswerDialog } from '#ui/AnswerDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Slider } from '#ui/Slider.tsx'
import styles from './CropDialog.module.css'
import { CropFrame } from './CropFrame.tsx'
import type { ChosenPart } from './use-picture.ts'

const STEP = 0.01

/**
 * Asks which part of a picture to show: it is pulled, or moved with sliders
 * (docs/spec/settings.md#pictures-of-a-profile).
 */
export function CropDialog({
  picture,
  shape,
  onUse,
  onCancel,
}: {
  picture: ImageBitmap
  shape: Size
  onUse: (part: ChosenPart) => void
  onCancel: () => void
}) {
  const t = useText()
  const [crop, setCrop] = useState(FIRST_CROP)
  const region = regionOf(picture, shape, crop)
  const room = roomOf(picture, shape, crop)
  return (
    <AnswerDialog
      title={t('edit_profile.crop_title')}
      backLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      size="m"
      answers={
        <Button kind="primary" onClick={() => onUse({ region, shape })}>
          {t('edit_profile.crop_use')}
        </Button>
      }
      onBack={onCancel}
    >
      <div className={styles.crop}>
        <CropFrame
          label={t('edit_profile.crop_part')}
          picture={picture}
          region={region}
          shape={shape}
          onPull={(byX, byY) => setCrop(pulled(picture, shape, crop, byX, byY))}
        />
        <Slider
          label={t('edit_profile.crop_zoom')}
          data-autofocus
          min={1}
          max={MAX_ZOOM}
          step={STEP}
          value={crop.zoom}
          onChange={({ target }) => setCrop(zoomed(picture, shape, crop, target.valueAsNumber))}
        />
        <Slider
          label={t('edit_profile.crop_x')}
          dir="ltr" // a picture has its left side on the left in every language
          min={0}
          max={1}
          step={STEP}
          disabled={!room.x}
          value={crop.x}
          onChange={({ target }) => setCrop({ ...crop, x: target.valueAsNumber })}
        />
        <Slider
          label={t('edit_profile.crop_y')}
          min={0}
          max={1}
          step={STEP}
          disabled={!room.y}
          value={crop.y}
          onChange={({ target }) => setCrop({ ...crop, y: target.valueAsNumber })}
        />
      </div>
    </AnswerDialog>
  )
}
