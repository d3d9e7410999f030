import { useState } from 'react'
import { sayBriefly, saysBriefly } from '#data/posts/label-length.ts'
import { useText } from '#i18n/i18n.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { NamedSetting } from './NamedSetting.tsx'

/**
 * Shows whether posts are read out briefly on this device
 * (docs/spec/posts.md#what-a-post-says-of-itself).
 */
export function SpokenSetting() {
  const t = useText()
  const [isShort, setShort] = useState(saysBriefly)
  return (
    <NamedSetting name="shortLabels">
      <Checkbox
        asSwitch
        label={t('settings.spoken_short')}
        help={t('settings.spoken_short_help')}
        checked={isShort}
        onChange={({ currentTarget: { checked } }) => {
          sayBriefly(checked)
          setShort(checked)
        }}
      />
    </NamedSetting>
  )
}
