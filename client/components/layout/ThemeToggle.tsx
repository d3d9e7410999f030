import { Moon, Sun } from 'lucide-react'
import { useText } from '#i18n/i18n.ts'
import { showTheme, useTheme } from '#platform/device/theme.ts'
import { IconButton } from '#ui/IconButton.tsx'

/**
 * Shows the button that switches between the light and the dark theme. Until it is used, the system decides
 * (docs/spec/conventions.md#theme).
 */
export function ThemeToggle() {
  const t = useText()
  const theme = useTheme()
  return theme === 'dark' ? (
    <IconButton label={t('theme.use_light')} icon={<Sun />} onClick={() => showTheme('light')} />
  ) : (
    <IconButton label={t('theme.use_dark')} icon={<Moon />} onClick={() => showTheme('dark')} />
  )
}
