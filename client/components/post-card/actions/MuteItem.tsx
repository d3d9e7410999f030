import { Volume2, VolumeOff } from 'lucide-react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import { errorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { useMute } from '#data/posts/mutes.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { MenuItem } from '#ui/MenuItem.tsx'
import { toast } from '#ui/notices.ts'

/** Shows the menu item that mutes or unmutes the author of a post; a toast offers to undo a mute. */
export function MuteItem({ account, isMuted }: { account: Account; isMuted: boolean }) {
  const t = useText()
  const mute = useMute(account.id)
  const name = displayName(account)

  const showError = (error: unknown) => void toast(errorText(error, t), { tone: 'error' })

  function toggle() {
    mute.mutateAsync(!isMuted).then(() => {
      const undo = { label: t('action.undo'), run: () => void mute.mutateAsync(false).catch(showError) }
      if (isMuted) toast(t('post.unmuted', { name }))
      else toast(t('post.muted', { name }), { action: undo })
    }, showError)
  }

  return (
    <MenuItem icon={isMuted ? <Volume2 /> : <VolumeOff />} onSelect={toggle}>
      <EmojiText
        text={t(isMuted ? 'post.action.unmute' : 'post.action.mute', { name })}
        emojis={account.emojis}
      />
    </MenuItem>
  )
}
