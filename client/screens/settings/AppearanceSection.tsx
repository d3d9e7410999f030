import type { Account } from '#contract/entities/account.ts'
import { DENSITIES, latePreferencesOf, TEXT_SIZES, THEMES } from '#domain/late-preference.ts'
import { useText } from '#i18n/i18n.ts'
import { KEYS, readStored } from '#platform/storage/storage.ts'
import { LanguageSetting } from './LanguageSetting.tsx'
import { PreferenceChoice } from './PreferenceChoice.tsx'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'
import { SpokenSetting } from './SpokenSetting.tsx'

const THEME_LABELS = {
  system: 'settings.theme_system',
  light: 'settings.theme_light',
  dark: 'settings.theme_dark',
} as const
const SIZE_LABELS = {
  small: 'settings.text_small',
  normal: 'settings.text_normal',
  large: 'settings.text_large',
  larger: 'settings.text_larger',
} as const
const DENSITY_LABELS = {
  comfortable: 'settings.density_comfortable',
  compact: 'settings.density_compact',
} as const

/** Returns the theme of this device, which counts until one is chosen for all. */
const deviceTheme = () => THEMES.find((theme) => theme === readStored(KEYS.theme)) ?? 'system'

/** Shows the settings of how pages look (docs/spec/settings.md#appearance). */
export function AppearanceSection({ viewer }: { viewer: Account }) {
  const t = useText()
  const { theme, textSize, density } = latePreferencesOf(viewer)
  return (
    <>
      <SettingsGroup name="theme" title={t('settings.theme')}>
        <PreferenceChoice
          legend={t('settings.theme')}
          value={theme ?? deviceTheme()}
          options={THEMES.map((value) => ({ value, label: t(THEME_LABELS[value]) }))}
          change={(chosen) => ({ theme: chosen })}
        />
      </SettingsGroup>
      <SettingsGroup name="language" title={t('language.label')}>
        <LanguageSetting viewer={viewer} />
      </SettingsGroup>
      <SettingsGroup name="sensitive" title={t('settings.sensitive')}>
        <PreferenceSwitch
          viewer={viewer}
          name="contentWarningsEnabled"
          label={t('settings.content_warnings')}
          help={t('settings.content_warnings_help')}
        />
      </SettingsGroup>
      <SettingsGroup name="text-size" title={t('settings.text_size')}>
        <PreferenceChoice
          legend={t('settings.text_size')}
          value={textSize}
          options={TEXT_SIZES.map((value) => ({ value, label: t(SIZE_LABELS[value]) }))}
          change={(chosen) => ({ textSize: chosen })}
        />
      </SettingsGroup>
      <SettingsGroup name="density" title={t('settings.density')}>
        <PreferenceChoice
          legend={t('settings.density')}
          value={density}
          options={DENSITIES.map((value) => ({ value, label: t(DENSITY_LABELS[value]) }))}
          change={(chosen) => ({ density: chosen })}
        />
      </SettingsGroup>
      <SettingsGroup name="motion" title={t('settings.motion')}>
        <PreferenceSwitch
          viewer={viewer}
          name="reducedMotion"
          label={t('settings.reduced_motion')}
          help={t('settings.reduced_motion_help')}
        />
      </SettingsGroup>
      <SettingsGroup name="counters" title={t('settings.counters')}>
        <PreferenceSwitch
          viewer={viewer}
          name="countersHidden"
          label={t('settings.counters_hidden')}
          help={t('settings.counters_hidden_help')}
        />
      </SettingsGroup>
      <SettingsGroup name="spoken" title={t('settings.spoken')}>
        <SpokenSetting />
      </SettingsGroup>
    </>
  )
}
