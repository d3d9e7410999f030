import { Volume2, VolumeOff } from 'lucide-react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { MenuItem } from '#ui/MenuItem.tsx'
import { useMuteWithUndo } from './use-mute-with-undo.ts'

/**
 * Shows the menu item that mutes or unmutes a person (docs/spec/relationships.md#muting,
 * docs/spec/post-actions.md#mute-the-author-of-a-post).
 */
export function MuteItem({ account, isMuted }: { account: Account; isMuted: boolean }) {
  const t = useText()
  const mute = useMuteWithUndo(account)
  return (
    <MenuItem
      icon={isMuted ? <Volume2 /> : <VolumeOff />}
      shortcut={isMuted ? 'unmute' : 'mute'}
      onSelect={() => mute(!isMuted)}
    >
      <EmojiText
        text={t(isMuted ? 'post.action.unmute' : 'post.action.mute', { name: displayName(account) })}
        emojis={account.emojis}
      />
    </MenuItem>
  )
}
