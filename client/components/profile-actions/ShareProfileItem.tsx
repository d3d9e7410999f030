import { Link, Share2 } from 'lucide-react'
import { useCopy } from '#components/feedback/use-copy.ts'
import { useShare } from '#components/feedback/use-share.ts'
import type { Account } from '#contract/entities/account.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { canShare } from '#platform/device/share.ts'
import { MenuItem } from '#ui/MenuItem.tsx'

/**
 * Shows the item that hands the address of a profile over to other programs, or copies it where the system
 * has no sheet for that (docs/spec/profiles.md#menu-of-a-profile).
 */
export function ShareProfileItem({ account }: { account: Account }) {
  const t = useText()
  const copy = useCopy()
  const share = useShare()
  if (canShare(account.url)) {
    return (
      <MenuItem icon={<Share2 />} onSelect={() => void share(account.url, displayName(account))}>
        {t('action.share')}
      </MenuItem>
    )
  }
  return (
    <MenuItem icon={<Link />} href={account.url} onSelect={(event) => void copy(event, account.url)}>
      {t('profile_action.copy_link')}
    </MenuItem>
  )
}
