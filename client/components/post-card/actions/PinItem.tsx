import { Pin, PinOff } from 'lucide-react'
import { errorToast } from '#components/feedback/error-toast.ts'
import { useToggle } from '#data/posts/post-toggles.ts'
import { useText } from '#i18n/i18n.ts'
import { MenuItem } from '#ui/MenuItem.tsx'

/** Shows the menu item that pins a post to the author's profile or takes it off. */
export function PinItem({ postId, isPinned }: { postId: string; isPinned: boolean }) {
  const t = useText()
  const toggle = useToggle((error) => errorToast(error, t))
  return (
    <MenuItem
      icon={isPinned ? <PinOff /> : <Pin />}
      shortcut={isPinned ? 'unpin' : 'pin'}
      onSelect={() => toggle('pin', postId, { on: !isPinned })}
    >
      {t(isPinned ? 'post.action.unpin' : 'post.action.pin')}
    </MenuItem>
  )
}
