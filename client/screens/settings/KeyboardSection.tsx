import { resetKeys, shortcutsInUse, switchShortcuts } from '#data/shortcuts/shortcut-settings.ts'
import { SHORTCUT_GROUPS } from '#domain/shortcuts/shortcut.ts'
import { useText } from '#i18n/i18n.ts'
import { useStore } from '#platform/storage/store.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { announce } from '#ui/notices.ts'
import { KeyGroup } from './keyboard/KeyGroup.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

/**
 * Switches the shortcuts of this device on and off, and changes their keys
 * (docs/spec/keyboard.md#switching-off, docs/spec/keyboard.md#changing-a-key).
 */
export function KeyboardSection() {
  const t = useText()
  const { isOn, isChanged } = useStore(shortcutsInUse)

  function reset() {
    resetKeys()
    announce(t('shortcut.reset_done'))
  }

  return (
    <>
      <SettingsGroup name="shortcuts" title={t('shortcut.title')}>
        <Checkbox
          asSwitch
          label={t('shortcut.switch')}
          help={t('shortcut.switch_help')}
          checked={isOn}
          onChange={({ currentTarget }) => switchShortcuts(currentTarget.checked)}
        />
      </SettingsGroup>
      <SettingsGroup name="keys" title={t('shortcut.keys')} help={t('shortcut.keys_help')}>
        {SHORTCUT_GROUPS.map((group) => (
          <KeyGroup key={group} group={group} />
        ))}
        <div>
          <Button aria-disabled={!isChanged || undefined} onClick={reset}>
            {t('shortcut.reset')}
          </Button>
        </div>
      </SettingsGroup>
    </>
  )
}
