import type { Account } from '#contract/entities/account.ts'
import { displayName } from '#domain/profile/display-name.ts'
import type { LinkAttributes } from '#domain/profile/link.ts'
import { Avatar } from '#ui/Avatar.tsx'

/** Shows the profile picture of an account, or its initial (docs/spec/profiles.md#avatar). */
export function AccountAvatar({
  account,
  size,
  link,
}: {
  account: Pick<Account, 'avatar' | 'display_name' | 'username'>
  size?: 'xs' | 's' | 'm' | 'l'
  link?: LinkAttributes
}) {
  return <Avatar src={account.avatar} name={displayName(account)} {...(size && { size })} link={link} />
}
