import { Type } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { ToolButton } from '#ui/ToolButton.tsx'
import { FormatBar } from './FormatBar.tsx'
import { useFormatting } from './use-formatting.ts'
import type { TextBoxState } from './use-text-box.ts'

/**
 * Returns the row of formatting buttons, and the keys that do the same. Above the text there is room for it;
 * a phone has it above its keyboard, once it is asked for (docs/spec/writing.md#formatting).
 */
export function useFormatBar(
  { field: { box, hidden } }: TextBoxState,
  { asSheet, isOff }: { asSheet: boolean; isOff: boolean },
) {
  const t = useText()
  const [isOpen, setOpen] = useState(!asSheet)
  const { apply, press } = useFormatting(box)
  const bar = isOpen && !hidden && <FormatBar isOff={isOff} onPress={apply} />
  return {
    press,
    aboveText: !asSheet && bar,
    aboveTools: asSheet && bar,
    button: asSheet && (
      <ToolButton
        label={t('format.title')}
        word={t('format.word')}
        icon={<Type />}
        aria-expanded={isOpen}
        disabled={hidden}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      />
    ),
  }
}
