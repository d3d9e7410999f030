import { EyeOff } from 'lucide-react'
import { useText } from '#i18n/i18n.ts'
import { ToolButton } from '#ui/ToolButton.tsx'

/**
 * Marks a post whose pictures not everybody wants to see at once (docs/spec/attachments.md#sensitive-flag).
 */
export function SensitiveButton({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const t = useText()
  return (
    <ToolButton
      label={t('composer.sensitive')}
      word={t('composer.sensitive_word')}
      icon={<EyeOff />}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    />
  )
}
