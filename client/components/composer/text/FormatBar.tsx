import { Bold, Code, Italic, Link2, List, TextQuote } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { FORMATS, type Format } from '#domain/composer/format.ts'
import { keyOfFormat } from '#domain/shortcuts/writing-keys.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { moveInToolbar } from '#platform/focus/toolbar.ts'
import { usesCommandKey } from '#platform/input/command-key.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './FormatBar.module.css'

const BUTTONS: Record<Format, { label: TextKey; icon: ReactElement }> = {
  bold: { label: 'format.bold', icon: <Bold /> },
  italic: { label: 'format.italic', icon: <Italic /> },
  code: { label: 'format.code', icon: <Code /> },
  list: { label: 'format.list', icon: <List /> },
  quote: { label: 'format.quote', icon: <TextQuote /> },
  link: { label: 'format.link', icon: <Link2 /> },
}

/**
 * Shows the buttons that give the selected words a format. The row is one stop of the Tab key, and arrow keys
 * walk along it (docs/spec/writing.md#formatting).
 */
export function FormatBar({ isOff, onPress }: { isOff: boolean; onPress: (format: Format) => void }) {
  const t = useText()
  const [reached, setReached] = useState<Format>('bold')
  const mark = usesCommandKey ? '⌘' : t('shortcut.ctrl')
  return (
    <div
      role="toolbar"
      aria-label={t('format.title')}
      className={styles.bar}
      onKeyDown={unlessComposing(moveInToolbar)}
    >
      {FORMATS.map((format) => {
        const { label, icon } = BUTTONS[format]
        const key = keyOfFormat(format)
        return (
          <IconButton
            key={format}
            size="s"
            label={t(label)}
            icon={icon}
            disabled={isOff}
            tabIndex={format === reached ? 0 : -1}
            {...(key !== undefined && {
              'aria-keyshortcuts': `${usesCommandKey ? 'Meta' : 'Control'}+${key.toUpperCase()}`,
              'data-keys': `${mark} ${key.toUpperCase()}`,
            })}
            onFocus={() => setReached(format)}
            // The text keeps the focus, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPress(format)}
          />
        )
      })}
    </div>
  )
}
