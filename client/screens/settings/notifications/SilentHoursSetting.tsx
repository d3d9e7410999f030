import { usePreference } from '#components/preferences/use-preference.ts'
import type { Account } from '#contract/entities/account.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import {
  isTimeOfDay,
  type SilentHours,
  silentHoursIn,
  storedHours,
  USUAL_HOURS,
} from '#domain/system-notification/silent-hours.ts'
import { useText } from '#i18n/i18n.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TextField } from '#ui/TextField.tsx'
import { SaveError } from '../SaveError.tsx'
import styles from './SilentHoursSetting.module.css'

/** Chooses the hours in which nothing is told (docs/spec/notifications.md#silent-hours). */
export function SilentHoursSetting({ viewer }: { viewer: Account }) {
  const t = useText()
  const { value, choose, error } = usePreference(latePreferencesOf(viewer).silentHours, (silentHours) => ({
    silentHours,
  }))
  const hours = silentHoursIn(value)
  return (
    <>
      <Checkbox
        asSwitch
        label={t('silent_hours.switch')}
        help={t('silent_hours.help')}
        checked={hours !== null}
        onChange={({ currentTarget }) => choose(storedHours(currentTarget.checked ? USUAL_HOURS : null))}
      />
      {hours && <Hours hours={hours} onChange={(changed) => choose(storedHours(changed))} />}
      <SaveError error={error} />
    </>
  )
}

/** Shows both times. What is typed counts when it is a time and the field is left. */
function Hours({ hours, onChange }: { hours: SilentHours; onChange: (hours: SilentHours) => void }) {
  const t = useText()
  const change = (part: Partial<SilentHours>) => {
    const changed = { ...hours, ...part }
    if (isTimeOfDay(changed.from) && isTimeOfDay(changed.to) && storedHours(changed) !== storedHours(hours))
      onChange(changed)
  }
  return (
    <div className={styles.hours}>
      <TextField
        label={t('silent_hours.from')}
        type="time"
        dir="ltr"
        defaultValue={hours.from}
        onBlur={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <TextField
        label={t('silent_hours.to')}
        type="time"
        dir="ltr"
        defaultValue={hours.to}
        onBlur={({ currentTarget }) => change({ to: currentTarget.value })}
      />
    </div>
  )
}
